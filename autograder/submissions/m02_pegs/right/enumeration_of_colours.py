"""The colours are the members of an IntEnum."""

from enum import IntEnum


class Couleur(IntEnum):
    ROUGE = 1
    VERT = 2
    BLEU = 3
    JAUNE = 4
    NOIR = 5
    BLANC = 6


def occurences(l, n):
    total = 0
    for valeur in l:
        if valeur == n:
            total += 1
    return total


def bien_places(l1, l2):
    total = 0
    for a, b in zip(l1, l2):
        if a == b:
            total += 1
    return total


def mal_places(l1, l2):
    total = 0
    for couleur in Couleur:
        total += min(occurences(l1, couleur), occurences(l2, couleur))
    return total - bien_places(l1, l2)


def mal_places_general(l1, l2):
    vus = []
    total = 0
    for element in l1:
        if element not in vus:
            vus.append(element)
            total += min(occurences(l1, element), occurences(l2, element))
    return total - bien_places(l1, l2)
