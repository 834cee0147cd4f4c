"""The smaller count is added once per element instead of once per different value.

titre: Le plus petit compte est ajouté une fois par élément, et non une fois par valeur différente.
en: Compare the list `["a", "a"]` with itself: your function answers `2`. How many times does it add the contribution of `"a"`?
fr: Comparez la liste `["a", "a"]` à elle-même : votre fonction répond `2`. Combien de fois ajoute-t-elle la contribution de `"a"` ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    communs = 0
    for element in l1:
        communs += min(l1.count(element), l2.count(element))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
