"""The secrets are drawn like cards: all of them, each once, and then the pack is shuffled again."""

import random


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def moyenne():
    return sum(map(nombre_essais, tous_les_codes(4, 6))) / 1296


def maximum():
    return max(map(nombre_essais, tous_les_codes(4, 6)))


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    paquet, total = [], 0
    for _ in range(n):
        if not paquet:
            paquet = random.sample(codes, len(codes))
        total += nombre_essais(paquet.pop(), codes)
    return total / n
