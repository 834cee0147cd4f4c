"""The codes come from itertools.product, as tuples."""

from itertools import product
from random import choice, shuffle


def nombre_essais(secret, codes=None):
    cible = tuple(secret)
    essais = []
    for code in codes or product(range(1, 7), repeat=4):
        if test_code(code, essais):
            essais.append((code, bien_places(cible, code), mal_places(cible, code)))
            if tuple(code) == cible:
                return len(essais)


def moyenne():
    return sum(map(nombre_essais, product(range(1, 7), repeat=4))) / 1296


def maximum():
    return max(map(nombre_essais, product(range(1, 7), repeat=4)))


def moyenne_melange(n):
    codes = list(product(range(1, 7), repeat=4))
    shuffle(codes)
    return sum(nombre_essais(choice(codes), codes) for _ in range(n)) / n
