"""test_code is one's own: its tries are dicts, used by nobody else."""

import random


def test_code(code, essais):
    for essai in essais:
        if bien_places(code, essai["code"]) != essai["bien"]:
            return False
        if mal_places(code, essai["code"]) != essai["mal"]:
            return False
    return True


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            essais.append({"code": code, "bien": bien_places(code, secret), "mal": mal_places(code, secret)})
            if essais[-1]["bien"] == 4:
                return len(essais)


def moyenne():
    return sum(nombre_essais(code) for code in tous_les_codes(4, 6)) / 1296


def maximum():
    return max(nombre_essais(code) for code in tous_les_codes(4, 6))


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    return sum(nombre_essais(random.choice(codes), codes) for _ in range(n)) / n
