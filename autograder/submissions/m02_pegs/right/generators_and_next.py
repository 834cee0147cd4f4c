"""Generators, and `next` with a default to find the partner of a peg."""


def positions(l, n):
    for i, x in enumerate(l):
        if x == n:
            yield i


def colonnes_egales(l1, l2):
    for i, (a, b) in enumerate(zip(l1, l2)):
        if a == b:
            yield i


def occurences(l, n):
    return sum(1 for _ in positions(l, n))


def bien_places(l1, l2):
    return sum(1 for _ in colonnes_egales(l1, l2))


def mal_places(l1, l2):
    pris = set(colonnes_egales(l1, l2))
    mal = 0
    for i, pion in enumerate(l2):
        if i < len(l1) and l1[i] == pion:
            continue
        j = next((j for j in positions(l1, pion) if j not in pris), None)
        if j is not None:
            pris.add(j)
            mal += 1
    return mal


mal_places_general = mal_places
