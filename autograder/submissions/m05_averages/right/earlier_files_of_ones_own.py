"""Earlier functions are imported from the files of the earlier modules."""

import random

import m04_codebreaker as decodeur
from m01_codes import tous_les_codes as tous
from m02_pegs import bien_places as bp, mal_places as mp
from m03_codemaker import creer_code


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous(4, 6):
        if decodeur.test_code(code, essais):
            essais.append((code, bp(secret, code), mp(secret, code)))
            if code == secret:
                return len(essais)


def moyenne():
    secrets = tous(4, 6)
    return sum(nombre_essais(secret) for secret in secrets) / len(secrets)


def maximum():
    return max(nombre_essais(secret) for secret in tous(4, 6))


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        codes = tous(4, 6)
        random.shuffle(codes)
        total += nombre_essais(creer_code(), codes)
    return total / n
