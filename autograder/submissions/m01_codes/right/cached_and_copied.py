"""Answers already given are remembered, by all the parameters; copies are handed out."""

from functools import cache, lru_cache


@cache
def nombre_codes(p, c):
    return c * nombre_codes(p - 1, c) if p > 1 else c


@lru_cache(maxsize=None)
def _codes(p, c):
    if p == 0:
        return ((),)
    return tuple(code + (k,) for code in _codes(p - 1, c) for k in range(1, c + 1))


def tous_les_codes(p=4, c=6):
    return [list(code) for code in _codes(p, c)]


def codes_de_quatre(c):
    return [list(code) for code in _codes(4, c)]


def masque(code):
    return _masque(tuple(code))


@cache
def _masque(code):
    ordre = list(dict.fromkeys(code))
    return "".join(str(1 + ordre.index(k)) for k in code)


deja_faits = {}


def repartition(p, c):
    if (p, c) not in deja_faits:
        nombres = {}
        for code in tous_les_codes(p, c):
            cle = tuple(sorted({k: code.count(k) for k in code}.values(), reverse=True))
            nombres[cle] = nombres.get(cle, 0) + 1
        deja_faits[p, c] = nombres
    return deja_faits[p, c]
