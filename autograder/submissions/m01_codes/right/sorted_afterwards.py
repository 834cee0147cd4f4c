"""The codes are made in another order and sorted at the end; keys are made from sorted runs."""

from itertools import groupby


def nombre_codes(p, c):
    return eval("*".join([str(c)] * p))


def codes_de_quatre(c):
    codes = []
    for i in range(1, c + 1):
        for j in range(1, c + 1):
            for k in range(1, c + 1):
                for l in range(1, c + 1):
                    codes.append([l, k, j, i])
    return sorted(codes)


def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        codes = [[k] + code for code in codes for k in range(c, 0, -1)]
    codes.sort()
    return codes


def masque(code):
    premiers = sorted(code.index(k) for k in set(code))
    return "".join(str(premiers.index(code.index(k)) + 1) for k in code)


def repartition(p, c):
    cles = []
    for code in tous_les_codes(p, c):
        code.sort()
        longueurs = [len(list(groupe)) for _, groupe in groupby(code)]
        cles.append(tuple(sorted(longueurs)[::-1]))
    cles.sort(reverse=True)
    return {cle: len(list(groupe)) for cle, groupe in groupby(cles)}
