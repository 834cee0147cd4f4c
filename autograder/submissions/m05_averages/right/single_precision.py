"""The average of the shuffled games is a number of single precision."""

import random

import numpy as np


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes():
        if test_code(code, essais):
            essais.append((code, bien_places(code, secret), mal_places(code, secret)))
            if code == secret:
                return len(essais)


def moyenne():
    return np.mean([nombre_essais(secret) for secret in tous_les_codes()])


def maximum():
    return max(nombre_essais(secret) for secret in tous_les_codes())


def moyenne_melange(n):
    resultats = np.zeros(n, dtype=np.float32)
    codes = tous_les_codes()
    for i in range(n):
        random.shuffle(codes)
        resultats[i] = nombre_essais(random.choice(codes), codes)
    return resultats.mean()
