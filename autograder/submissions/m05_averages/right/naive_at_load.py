"""All 1296 games are played once, while the file is loaded; moyenne and maximum read the list."""

import random

def tous_les_codes(p=4, c=6):
    codes = [[]]
    for i in range(p):
        suite = []
        for code in codes:
            for k in range(1, c + 1):
                suite.append(code + [k])
        codes = suite
    return codes


def occurences(l, n):
    k = 0
    for x in l:
        if x == n:
            k += 1
    return k


def bien_places(l1, l2):
    k = 0
    for i in range(len(l1)):
        if l1[i] == l2[i]:
            k += 1
    return k


def mal_places(l1, l2):
    k = 0
    for n in range(1, 7):
        k += min(occurences(l1, n), occurences(l2, n))
    return k - bien_places(l1, l2)


def test_essai(code, essai):
    proposition, bien, mal = essai
    b = bien_places(code, proposition)
    m = mal_places(code, proposition)
    return b == bien and m == mal


def test_code(code, essais):
    for essai in essais:
        if not test_essai(code, essai):
            return False
    return True


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


NOMBRES = [nombre_essais(secret) for secret in tous_les_codes(4, 6)]


def moyenne():
    return sum(NOMBRES) / len(NOMBRES)


def maximum():
    return max(NOMBRES)


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    random.shuffle(codes)
    total = 0
    for _ in range(n):
        total += nombre_essais(random.choice(codes), codes)
    return total / n
