"""nombre_essais goes through a global list, which moyenne_melange shuffles and puts in order again."""

import random

CODES = tous_les_codes(4, 6)


def nombre_essais(secret):
    essais = []
    for code in CODES:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


def moyenne():
    s = 0
    for code in CODES:
        s += nombre_essais(code)
    return s / len(CODES)


def maximum():
    s = 0
    for code in CODES:
        s = max(s, nombre_essais(code))
    return s


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        random.shuffle(CODES)
        total += nombre_essais(random.choice(CODES))
    CODES.sort()
    return total / n
