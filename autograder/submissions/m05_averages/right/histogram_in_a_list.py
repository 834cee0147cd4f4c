"""A list counts the games of each length: no game takes twelve tries."""

import random


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def effectifs():
    nombre = [0] * 12
    for secret in tous_les_codes(4, 6):
        nombre[nombre_essais(secret)] += 1
    return nombre


def moyenne():
    nombre = effectifs()
    return sum(i * nombre[i] for i in range(12)) / sum(nombre)


def maximum():
    nombre = effectifs()
    i = 11
    while nombre[i] == 0:
        i -= 1
    return i


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    total = 0
    for _ in range(n):
        total += nombre_essais(random.choice(codes), codes)
    return total / n
