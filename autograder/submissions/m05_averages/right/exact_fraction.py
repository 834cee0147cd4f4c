"""The averages are exact fractions."""

import random
from fractions import Fraction


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes():
        if test_code(code, essais):
            essais += [(code, bien_places(code, secret), mal_places(code, secret))]
            if essais[-1][1] == 4:
                return len(essais)


def moyenne():
    return sum((Fraction(nombre_essais(secret), 1296) for secret in tous_les_codes()), Fraction(0))


def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes())


def moyenne_melange(n):
    codes = random.sample(tous_les_codes(), 1296)
    return Fraction(sum(nombre_essais(random.choice(codes), codes) for _ in range(n)), n)
