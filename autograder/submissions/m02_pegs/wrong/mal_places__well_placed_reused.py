"""The well placed pegs of the code are still available for the misplaced ones.

titre: Les pions bien placés du code restent disponibles pour les mal placés.
en: In `[1, 2]` and `[1, 1]`, the only `1` of the first list is well placed: can it also form a pair with the last `1` of the second?
fr: Dans `[1, 2]` et `[1, 1]`, le seul `1` de la première liste est bien placé : peut-il servir aussi pour le dernier `1` de la seconde ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    reste = list(l1)
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i]:
            if l2[i] in reste:
                mal += 1
                reste.remove(l2[i])
    return mal
