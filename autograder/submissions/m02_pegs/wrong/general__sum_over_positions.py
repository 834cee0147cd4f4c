"""The smaller count is added once per element instead of once per different value.

en: When a value is twice in the first list, how many times do you add what it contributes?
fr: Quand une valeur est deux fois dans la première liste, combien de fois ajoutez-vous ce qu'elle apporte ?
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
