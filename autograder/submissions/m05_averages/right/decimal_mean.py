"""The averages are decimal numbers of 28 digits."""

import random
from decimal import Decimal


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes():
        if test_code(code, essais):
            essais.append((code, bien_places(code, secret), mal_places(code, secret)))
            if code == secret:
                return len(essais)


def moyenne():
    total = Decimal(0)
    for secret in tous_les_codes():
        total += nombre_essais(secret)
    return total / 1296


def maximum():
    return max(map(nombre_essais, tous_les_codes()))


def moyenne_melange(n):
    total = Decimal(0)
    codes = tous_les_codes()
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
