"""The positions of the well placed pegs are added up.

titre: Les positions des pions bien placés sont additionnées.
en: Take two lists that agree only at the first position, then only at the last: why do your two answers differ?
fr: Prenez deux listes égales seulement à la première position, puis seulement à la dernière : pourquoi vos deux réponses diffèrent-elles ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += i
    return bien
