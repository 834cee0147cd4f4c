"""Four nested loops everywhere, instead of `tous_les_codes`."""

import random


def nombre_essais(secret, codes=None):
    if codes is None:
        codes = []
        for a in range(1, 7):
            for b in range(1, 7):
                for c in range(1, 7):
                    for d in range(1, 7):
                        codes.append([a, b, c, d])
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            mal = mal_places(secret, code)
            essais.append((code, bien, mal))
            if bien == 4:
                return len(essais)


def moyenne():
    total = 0
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    total = total + nombre_essais([a, b, c, d])
    return total / 6 ** 4


def maximum():
    maxi = 0
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    n = nombre_essais([a, b, c, d])
                    if n > maxi:
                        maxi = n
    return maxi


def moyenne_melange(n):
    codes = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                for d in range(1, 7):
                    codes.append([a, b, c, d])
    random.shuffle(codes)
    total = 0
    for partie in range(n):
        secret = [random.randint(1, 6) for i in range(4)]
        total = total + nombre_essais(secret, codes)
    return total / n
