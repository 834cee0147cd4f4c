"""Answers and lists of candidates are remembered by functools; the codes are tuples inside."""

import random
from functools import cache, lru_cache


@lru_cache(maxsize=None)
def reponse(a, b):
    return bien_places(a, b), mal_places(a, b)


@cache
def candidats(historique=()):
    """The codes in order that agree with these trials."""
    if not historique:
        return [tuple(code) for code in tous_les_codes(4, 6)]
    *debut, (proposition, recue) = historique
    return [code for code in candidats(tuple(debut)) if reponse(code, proposition) == recue]


def parmi(secret, restants):
    nombre = 1
    while restants[0] != secret:
        recue = reponse(secret, restants[0])
        restants = [code for code in restants if reponse(code, restants[0]) == recue]
        nombre += 1
    return nombre


def nombre_essais(secret, codes=None):
    secret, historique = tuple(secret), ()
    if codes:
        return parmi(secret, [tuple(code) for code in codes])
    while candidats(historique)[0] != secret:
        proposition = candidats(historique)[0]
        historique += ((proposition, reponse(secret, proposition)),)
    return len(historique) + 1


@cache
def nombres():
    return [nombre_essais(list(code)) for code in candidats()]


def moyenne():
    return sum(nombres()) / len(nombres())


def maximum():
    return max(nombres())


def moyenne_melange(n):
    codes = candidats()
    return sum(nombre_essais(random.choice(codes), random.sample(codes, 1296)) for _ in range(n)) / n
