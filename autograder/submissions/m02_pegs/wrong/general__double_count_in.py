"""One element of the first list answers for several elements of the second.

en: The second list may hold an element three times and the first one only once: how many of them can be paired?
fr: La seconde liste peut contenir un élément trois fois et la première une seule : combien s'apparient ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths
"""


def mal_places_general(l1, l2):
    mal = 0
    for i in range(len(l2)):
        if i < len(l1) and l1[i] == l2[i]:
            continue
        if l2[i] in l1:
            mal += 1
    return mal
