"""All common pegs are removed from a copy and counted; the well placed ones are subtracted at the end."""


def occurences(l, n):
    copie = list(l)
    total = 0
    while n in copie:
        copie.remove(n)
        total += 1
    return total


def bien_places(l1, l2):
    total = 0
    for i, pion in enumerate(l1):
        if pion == l2[i]:
            total += 1
    return total


def mal_places(l1, l2):
    copie = l1.copy()
    total = 0
    for pion in l2:
        if pion in copie:
            copie.remove(pion)
            total += 1
    total -= bien_places(l1, l2)
    return total


def mal_places_general(l1, l2):
    copie = l1.copy()
    total = 0
    for pion in l2:
        if pion in copie:
            copie.remove(pion)
            total += 1
    for a, b in zip(l1, l2):
        if a == b:
            total -= 1
    return total
