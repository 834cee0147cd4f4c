"""The count of the misplaced starts below zero, at minus the well placed, and each colour adds its share."""


def occurences(l, n):
    return len([x for x in l if x == n])


def bien_places(l1, l2):
    noirs = 0
    for a, b in zip(l1, l2):
        noirs += int(a == b)
    return noirs


def mal_places(l1, l2):
    blancs = -bien_places(l1, l2)
    for couleur in set(l1):
        blancs += min(occurences(l1, couleur), occurences(l2, couleur))
    return blancs


def mal_places_general(l1, l2):
    blancs = -sum(1 for a, b in zip(l1, l2) if a == b)
    vus = []
    for element in l2:
        if element not in vus:
            vus.append(element)
            blancs += min(occurences(l1, element), occurences(l2, element))
    return blancs
