"""A file from a Windows editor: byte order mark and CRLF line ends."""

import random


def nombre_essais(secret, codes=None):
    if codes is None:
        codes = tous_les_codes(4, 6)
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, \
                           mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def moyenne():
    """La moyenne des essais.

    Les 1296 secrets sont joués.
    """
    return sum(nombre_essais(secret) for secret in tous_les_codes(4, 6)) / 1296


def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes(4, 6))


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    somme = 0
    for numéro in range(n):
        random.shuffle(codes)
        somme += nombre_essais(random.choice(codes), codes)
    return somme / n