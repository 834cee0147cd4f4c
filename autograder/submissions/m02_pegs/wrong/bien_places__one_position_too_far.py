"""The loop goes one position too far: i <= len(l1).

en: If Python says that an index is out of range: which position has the last peg of a list of four?
fr: Si Python dit qu'un indice est hors limites (« out of range ») : quelle est la position du dernier pion d'une liste de quatre ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    i = 0
    while i <= len(l1):
        if l1[i] == l2[i]:
            bien += 1
        i += 1
    return bien
