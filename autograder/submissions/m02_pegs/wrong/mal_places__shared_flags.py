"""The same flags are used for the positions of both lists.

titre: Les mêmes drapeaux servent pour les positions des deux listes.
en: Try `[1, 2, 3]` and `[2, 3, 1]`: once a position of one list has served, has the same position of the other one served too?
fr: Essayez `[1, 2, 3]` et `[2, 3, 1]` : quand une position d'une liste a servi, la même position de l'autre a-t-elle servi aussi ?
fails: mal_places_without_repeats, mal_places_spends_each_peg_once, mal_places_counts_colour_six, mal_places_for_any_length
"""


def mal_places(l1, l2):
    pris = []
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            pris.append(i)
    mal = 0
    for i in range(len(l2)):
        if i not in pris:
            for j in range(len(l1)):
                if j not in pris and l1[j] == l2[i]:
                    mal += 1
                    pris.append(j)
                    break
    return mal
