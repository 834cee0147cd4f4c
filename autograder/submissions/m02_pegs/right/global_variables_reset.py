"""Global counters, set back to 0 at the beginning of each call."""

compteur = 0
bien = 0
mal = 0
COULEURS = [1, 2, 3, 4, 5, 6]
reste = []


def occurences(l, n):
    global compteur
    compteur = 0
    for element in l:
        if element == n:
            compteur += 1
    return compteur


def bien_places(l1, l2):
    global bien
    bien = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            bien += 1
    return bien


def mal_places(l1, l2):
    global mal
    mal = 0
    for couleur in COULEURS:
        mal += min(occurences(l1, couleur), occurences(l2, couleur))
    bien_places(l1, l2)
    mal -= bien
    return mal


def mal_places_general(l1, l2):
    global mal
    mal = 0
    reste.clear()
    reste.extend(l2)
    for element in l1:
        if element in reste:
            reste.remove(element)
            mal += 1
    for a, b in zip(l1, l2):
        if a == b:
            mal -= 1
    return mal
