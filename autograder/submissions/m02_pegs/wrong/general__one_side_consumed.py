"""The well placed elements are taken out of the first list, but not out of the second.

titre: Les éléments bien placés sont retirés de la première liste, mais pas de la seconde.
en: A well placed element has served in both lists: try `[1, 1]` and `[1, 2]`. With which element of the second does the last `1` of the first form a pair?
fr: Un élément bien placé a servi dans les deux listes : essayez `[1, 1]` et `[1, 2]`. Avec quel élément de la seconde le dernier `1` de la première forme-t-il une paire ?
fails: general_with_any_elements, general_with_lists_as_elements, general_with_different_lengths, general_when_equal_means_equal
"""


def mal_places_general(l1, l2):
    reste = []
    for i in range(len(l1)):
        if i >= len(l2) or l1[i] != l2[i]:
            reste.append(l1[i])
    mal = 0
    for element in l2:
        if element in reste:
            reste.remove(element)
            mal += 1
    return mal
