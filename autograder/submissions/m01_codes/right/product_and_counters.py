"""itertools and collections do the work; a Counter is returned by repartition."""

from collections import Counter
from itertools import product


def nombre_codes(p, c):
    return c**p


def codes_de_quatre(c):
    return [[*code] for code in product(range(1, c + 1), repeat=4)]


def tous_les_codes(p=4, c=6):
    return [list(code) for code in product(range(1, c + 1), repeat=p)]


def masque(code):
    numeros = {couleur: str(n) for n, couleur in enumerate(dict.fromkeys(code), start=1)}
    return "".join(numeros[couleur] for couleur in code)


def repartition(p, c):
    return Counter(tuple(n for _, n in Counter(code).most_common()) for code in tous_les_codes(p, c))
