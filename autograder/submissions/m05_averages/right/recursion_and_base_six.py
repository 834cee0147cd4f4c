"""Recursion instead of loops over the tries, and codes numbered in base 6."""

import random


def code_numero(k):
    return [1 + k // 6 ** (3 - i) % 6 for i in range(4)]


def chercher(secret, codes, tries):
    code = codes[0]
    bien, mal = bien_places(secret, code), mal_places(secret, code)
    if bien == 4:
        return tries
    return chercher(secret, [c for c in codes[1:] if test_essai(c, (code, bien, mal))], tries + 1)


def nombre_essais(secret, codes=None):
    return chercher(secret, codes or [code_numero(k) for k in range(1296)], 1)


def moyenne():
    return sum(nombre_essais(code_numero(k)) for k in range(1296)) / 1296


def maximum():
    def plus_grand(debut, fin):
        if fin - debut == 1:
            return nombre_essais(code_numero(debut))
        milieu = (debut + fin) // 2
        return max(plus_grand(debut, milieu), plus_grand(milieu, fin))

    return plus_grand(0, 1296)


def moyenne_melange(n):
    ordre = list(range(1296))
    random.shuffle(ordre)
    codes = [code_numero(k) for k in ordre]
    return sum(nombre_essais(code_numero(random.randrange(1296)), codes) for _ in range(n)) / n
