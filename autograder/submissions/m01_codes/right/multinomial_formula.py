"""repartition is computed without listing any code."""

from math import comb, factorial


def nombre_codes(p, c):
    return c**p


def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([i, j, k, l])
    return codes


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for _ in range(p):
        codes = [code + [k] for code in codes for k in range(1, c + 1)]
    return codes


def masque(code):
    couleurs = sorted(set(code), key=code.index)
    return "".join(str(couleurs.index(k) + 1) for k in code)


def sortes(p, maximum):
    if p == 0:
        return [()]
    return [(n,) + reste for n in range(min(p, maximum), 0, -1) for reste in sortes(p - n, n)]


def repartition(p, c):
    nombres = {}
    for sorte in sortes(p, p):
        if len(sorte) > c:
            continue
        placements = factorial(p)
        for n in sorte:
            placements //= factorial(n)
        couleurs = 1
        libres = c
        for n in set(sorte):
            couleurs *= comb(libres, sorte.count(n))
            libres -= sorte.count(n)
        nombres[sorte] = placements * couleurs
    return nombres
