"""Both lists are cut to the common length before counting.

titre: Les deux listes sont coupées à la longueur commune avant le compte.
en: Try `[1]` and `[2, 1]`: the `1` of the second list is beyond the end of the first. Does your function see it?
fr: Essayez `[1]` et `[2, 1]` : le `1` de la seconde liste est au-delà de la fin de la première. Votre fonction le voit-elle ?
fails: general_with_different_lengths
"""


def mal_places_general(l1, l2):
    n = min(len(l1), len(l2))
    l1 = l1[:n]
    l2 = l2[:n]
    mal = 0
    reste = []
    for i in range(n):
        if l1[i] != l2[i]:
            reste.append(l1[i])
    for i in range(n):
        if l1[i] != l2[i] and l2[i] in reste:
            reste.remove(l2[i])
            mal += 1
    return mal
