"""The numbers of tries are gathered in a Counter, from which mean and maximum are read."""

import random
from collections import Counter


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


def effectifs(parties):
    return Counter(nombre_essais(*partie) for partie in parties)


def moyenne_de(compte):
    return sum(nombre * effectif for nombre, effectif in compte.items()) / sum(compte.values())


def moyenne():
    return moyenne_de(effectifs((secret,) for secret in tous_les_codes(4, 6)))


def maximum():
    return max(effectifs((secret,) for secret in tous_les_codes(4, 6)))


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return moyenne_de(effectifs((random.choice(codes), codes) for _ in range(n)))
