"""The list of candidates is filtered after each answer."""

import random


def compatibles(codes, essai):
    return [code for code in codes if test_essai(code, essai)]


def nombre_essais(secret, codes=None):
    restants = tous_les_codes(4, 6) if codes is None else codes
    n = 0
    while True:
        proposition = restants[0]
        n += 1
        bien = bien_places(secret, proposition)
        if bien == 4:
            return n
        restants = compatibles(restants, (proposition, bien, mal_places(secret, proposition)))


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296


def maximum():
    maxi = 0
    for secret in tous_les_codes(4, 6):
        maxi = max(maxi, nombre_essais(secret))
    return maxi


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous_les_codes(4, 6)
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
