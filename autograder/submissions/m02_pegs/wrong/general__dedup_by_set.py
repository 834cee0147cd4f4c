"""The elements the two sets share are counted, each once.

titre: Les éléments communs aux deux ensembles sont comptés, chacun une fois.
en: Compare the list `["a", "a"]` with itself: how many times does your function count an element that both lists hold twice? And does it accept an element that is a list?
fr: Comparez la liste `["a", "a"]` à elle-même : combien de fois votre fonction compte-t-elle un élément présent deux fois dans chaque liste ? Et accepte-t-elle un élément qui est une liste ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    communs = len(set(l1) & set(l2))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
