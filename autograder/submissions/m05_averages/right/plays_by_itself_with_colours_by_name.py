"""Codes are texts of six letters, made by itertools; the games of all codes are played in one generator."""

from collections import Counter
from itertools import product
from random import choice
from statistics import mean

COULEURS = ["R", "V", "B", "J", "N", "O"]
CODES = ["".join(code) for code in product(COULEURS, repeat=4)]


def reponse(a, b):
    return sum(map(str.__eq__, a, b)), (Counter(a) & Counter(b)).total()


def partie(secret, choisir):
    restants = CODES
    while restants:
        proposition = choisir(restants)
        yield proposition
        if proposition == secret:
            return
        recue = reponse(secret, proposition)
        restants = [code for code in restants if code != proposition and reponse(code, proposition) == recue]


def premier(codes):
    return codes[0]


def essais(secret, choisir=premier):
    return sum(1 for _ in partie(secret, choisir))


def nombre_essais(secret):
    return essais("".join(COULEURS[k - 1] for k in secret))


def toutes(restants=CODES, n=1):
    groupes = {}
    for code in restants:
        groupes.setdefault(reponse(code, restants[0]), []).append(code)
    for (bien, _), groupe in groupes.items():
        yield from [n] if bien == 4 else toutes(groupe, n + 1)


def moyenne():
    return mean(toutes())


def maximum():
    return max(toutes())


def moyenne_melange(n):
    return mean(essais(choice(CODES), choice) for _ in range(n))
