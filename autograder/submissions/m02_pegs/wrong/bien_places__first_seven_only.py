"""Only the first seven positions are compared.

titre: Seules les sept premières positions sont comparées.
en: Take two lists of eight pegs that agree only at the last position: does your function look at it?
fr: Prenez deux listes de huit pions, égales seulement à la dernière position : votre fonction la regarde-t-elle ?
fails: bien_places_for_any_length
"""


def bien_places(l1, l2):
    bien = 0
    i = 0
    while i < 7 and i < len(l1):
        if l1[i] == l2[i]:
            bien += 1
        i += 1
    return bien
