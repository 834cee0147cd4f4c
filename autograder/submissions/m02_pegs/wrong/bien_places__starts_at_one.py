"""The loop starts at position 1 and never compares the first pegs.

titre: La boucle commence à la position 1 et ne compare jamais les premiers pions.
en: Take two lists that agree only at the first position: what does your function answer?
fr: Prenez deux listes égales seulement à la première position : que répond votre fonction ?
fails: bien_places_counts_equal_positions, bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    i = 1
    while i < len(l1):
        if l1[i] == l2[i]:
            bien += 1
        i += 1
    return bien
