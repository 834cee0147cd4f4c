"""A file from a Windows editor: byte order mark and CRLF line ends."""


def occurences(l, n):
    compteur = 0
    for élément in l:
        if élément == n:
            compteur += 1
    return compteur


def bien_places(l1, l2):
    compteur = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            compteur += 1
    return compteur


def mal_places(l1, l2):
    """Le nombre de pions mal placés.

    On retire les bien placés du total des pions communs.
    """
    communs = 0
    for couleur in range(1, 7):
        communs += min(occurences(l1, couleur), occurences(l2, couleur))
    return communs - \
        bien_places(l1, l2)


def mal_places_general(l1, l2):
    reste = l1 + []
    communs = 0
    for élément in l2:
        if élément in reste:
            reste.remove(élément)
            communs += 1
    for a, b in zip(l1, l2):
        if a == b:
            communs -= 1
    return communs
