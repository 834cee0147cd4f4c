"""repartition returns a defaultdict as it is."""

from collections import defaultdict
from functools import reduce


def nombre_codes(p, c):
    return reduce(lambda produit, _: produit * c, range(p), 1)


def codes_de_quatre(c):
    paires = [[i, j] for i in range(1, c + 1) for j in range(1, c + 1)]
    return [debut + fin for debut in paires for fin in paires]


def tous_les_codes(p=4, c=6):
    return reduce(lambda codes, _: [a + [k] for a in codes for k in range(1, c + 1)], range(p), [[]])


def masque(code):
    numeros = defaultdict(lambda: len(numeros) + 1)
    return "".join(str(numeros[k]) for k in code)


def repartition(p, c):
    resultat = defaultdict(int)
    for code in tous_les_codes(p, c):
        par_couleur = defaultdict(int)
        for k in code:
            par_couleur[k] += 1
        resultat[tuple(sorted(par_couleur.values(), reverse=True))] += 1
    return resultat
