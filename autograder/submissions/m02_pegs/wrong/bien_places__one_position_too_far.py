"""The loop goes one position too far: i <= len(l1).

titre: La boucle va une position trop loin : `i <= len(l1)`.
en: Your function asks for a position that does not exist: in a list of four pegs, what is the position of the last one?
fr: Votre fonction demande une position qui n'existe pas : dans une liste de quatre pions, quelle est la position du dernier ?
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
