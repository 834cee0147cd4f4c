"""The optional parameter of nombre_essais is not a list: it says whether to shuffle."""

import random


def nombre_essais(secret, melange=False):
    codes = tous_les_codes(4, 6)
    if melange:
        random.shuffle(codes)
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296


def maximum():
    plus_grand = 0
    for secret in tous_les_codes(4, 6):
        plus_grand = max(nombre_essais(secret), plus_grand)
    return plus_grand


def moyenne_melange(n):
    total = 0
    codes = tous_les_codes(4, 6)
    for _ in range(n):
        total += nombre_essais(random.choice(codes), melange=True)
    return total / n
