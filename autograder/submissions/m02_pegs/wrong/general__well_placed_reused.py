"""The well placed elements of the first list are still available for the misplaced ones.

titre: Les éléments bien placés de la première liste restent disponibles pour les mal placés.
en: In `[1, 2]` and `[1, 3, 1]`, the only `1` of the first list is well placed: can it also form a pair with the last `1` of the second?
fr: Dans `[1, 2]` et `[1, 3, 1]`, le seul `1` de la première liste est bien placé : peut-il servir aussi pour le dernier `1` de la seconde ?
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
