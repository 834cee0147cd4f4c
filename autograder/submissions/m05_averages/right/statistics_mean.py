"""statistics.mean, of a list of integers."""

import random
from statistics import fmean, mean


def nombre_essais(secret, codes=None):
    restants = list(codes or tous_les_codes(4, 6))
    historique = []
    while True:
        code = restants.pop(0)
        if not test_code(code, historique):
            continue
        bien, mal = bien_places(secret, code), mal_places(secret, code)
        historique.append((code, bien, mal))
        if (bien, mal) == (4, 0):
            return len(historique)


def moyenne():
    return mean([nombre_essais(secret) for secret in tous_les_codes(4, 6)])


def maximum():
    nombres = [nombre_essais(secret) for secret in tous_les_codes(4, 6)]
    nombres.sort(reverse=True)
    return nombres[0]


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return fmean(nombre_essais(secret, codes) for secret in random.choices(codes, k=n))
