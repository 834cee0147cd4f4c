"""A copy is marked, but the position to mark is looked for in the original list.

titre: Une copie est marquée, mais la position à marquer est cherchée dans la liste d'origine.
en: Try `[1, 1, 2, 3, 4]` and `[5, 5, 1, 1, 1]`: the first list has two pegs `1`. Which of them does your function use up first, and which next?
fr: Essayez `[1, 1, 2, 3, 4]` et `[5, 5, 1, 1, 1]` : la première liste a deux pions `1`. Lequel votre fonction utilise-t-elle d'abord, et lequel ensuite ?
fails: mal_places_spends_each_peg_once
"""


def mal_places(l1, l2):
    copie = list(l1)
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            copie[i] = 0
    mal = 0
    for i in range(len(l2)):
        if l1[i] != l2[i] and l2[i] in copie:
            copie[l1.index(l2[i])] = 0
            mal += 1
    return mal
