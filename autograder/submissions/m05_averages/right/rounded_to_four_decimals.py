"""Rounded to four decimals; a random key sorts the codes."""

import random


def nombre_essais(secret, codes=()):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        possible = True
        for essai in essais:
            possible = possible and test_essai(code, essai)
        if possible:
            essais.append((code, bien_places(code, secret), mal_places(code, secret)))
        if code == secret:
            break
    return len(essais)


def moyenne():
    return round(sum([nombre_essais(code) for code in tous_les_codes(4, 6)]) / 1296, 4)


def maximum():
    return sorted(nombre_essais(code) for code in tous_les_codes(4, 6))[-1]


def moyenne_melange(n):
    somme = 0
    for _ in range(n):
        ordre = sorted(tous_les_codes(4, 6), key=lambda code: random.random())
        somme += nombre_essais(random.choice(ordre), ordre)
    return round(somme / n, 4)
