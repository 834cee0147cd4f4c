"""The elements the two sets share are counted, each once.

en: When an element is twice in both lists, how many times does it count among what they have in common?
fr: Quand un élément est deux fois dans chaque liste, combien de fois compte-t-il parmi ce qu'elles ont en commun ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    communs = len(set(l1) & set(l2))
    bien = 0
    for a, b in zip(l1, l2):
        if a == b:
            bien += 1
    return communs - bien
