"""The functions are demonstrated while the file is loaded, and examples are checked."""

import random


def tous_les_codes(p=4, c=6):
    if p == 0:
        return [[]]
    return [code + [couleur] for code in tous_les_codes(p - 1, c) for couleur in range(1, c + 1)]


def bien_places(l1, l2):
    return sum(a == b for a, b in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(l1.count(k), l2.count(k)) for k in range(1, 7)) - bien_places(l1, l2)


def test_essai(code, essai):
    proposition, bien, mal = essai
    return bien_places(code, proposition) == bien and mal_places(code, proposition) == mal


def test_code(code, essais):
    return all(test_essai(code, essai) for essai in essais)


def nombre_essais(secret, codes=None):
    essais = []
    for code in codes or tous_les_codes(4, 6):
        if test_code(code, essais):
            bien = bien_places(secret, code)
            essais.append((code, bien, mal_places(secret, code)))
            if bien == 4:
                return len(essais)


assert nombre_essais([3, 2, 2, 4]) == 6
print("3 2 2 4 :", nombre_essais([3, 2, 2, 4]), "essais")


def moyenne():
    total = 0
    for secret in tous_les_codes(4, 6):
        total += nombre_essais(secret)
    return total / 1296


print("Patience...")
print("moyenne :", moyenne())


def maximum():
    plus_grand = 0
    for secret in tous_les_codes(4, 6):
        n = nombre_essais(secret)
        if n > plus_grand:
            plus_grand = n
    return plus_grand


print("maximum :", maximum())


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for i in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n


print("ordre mélangé :", moyenne_melange(100))
