"""Rounded to two decimals; random.sample shuffles."""

from random import randrange, sample


def nombre_essais(secret, codes=None):
    if codes is None:
        codes = tous_les_codes(4, 6)
    i = 0
    essais = []
    trouve = False
    while not trouve:
        if test_code(codes[i], essais):
            bien = bien_places(secret, codes[i])
            mal = mal_places(secret, codes[i])
            essais.append((codes[i], bien, mal))
            trouve = bien == 4
        i += 1
    return len(essais)


def moyenne():
    codes = tous_les_codes(4, 6)
    somme = 0
    for i in range(len(codes)):
        somme += nombre_essais(codes[i])
    return round(somme / len(codes), 2)


def maximum():
    codes = tous_les_codes(4, 6)
    resultat = nombre_essais(codes[0])
    for i in range(1, len(codes)):
        essais = nombre_essais(codes[i])
        if essais >= resultat:
            resultat = essais
    return resultat


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    somme = 0
    for i in range(n):
        melange = sample(codes, len(codes))
        somme += nombre_essais(codes[randrange(1296)], melange)
    return round(somme / n, 2)
