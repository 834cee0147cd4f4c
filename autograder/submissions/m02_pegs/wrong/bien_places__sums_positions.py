"""The positions of the well placed pegs are added up.

en: Make only the first pegs equal, then only the last ones: why do your two answers differ?
fr: Ne rendez égaux que les premiers pions, puis que les derniers : pourquoi vos deux réponses diffèrent-elles ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += i
    return bien
