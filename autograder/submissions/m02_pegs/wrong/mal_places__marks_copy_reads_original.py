"""A copy is marked, but the position to mark is looked for in the original list.

en: When a colour is twice in the first list, which of its two pegs do you cross out the second time?
fr: Quand une couleur est deux fois dans la première liste, lequel de ses deux pions barrez-vous la seconde fois ?
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
