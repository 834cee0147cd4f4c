"""The well placed elements of the first list are still available for the misplaced ones.

en: A well placed element has served: can another element of the second list use it again?
fr: Un élément bien placé a servi : un autre élément de la seconde liste peut-il s'en servir encore ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if i >= len(l1) or l1[i] != l2[i]:
            if l2[i] in reste:
                reste.remove(l2[i])
                mal += 1
    return mal
