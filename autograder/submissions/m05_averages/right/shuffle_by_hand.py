"""The codes are shuffled by random exchanges."""

from random import randint


def nombre_essais(secret, codes=None):
    if codes == None:
        codes = tous_les_codes(4, 6)
    essais = []
    for c in codes:
        if test_code(c, essais) == True:
            b = bien_places(secret, c)
            m = mal_places(secret, c)
            essais.append((c, b, m))
            if b == 4:
                return len(essais)


def moyenne():
    s = 0
    k = 0
    for c in tous_les_codes(4, 6):
        s = s + nombre_essais(c)
        k = k + 1
    return s / k


def maximum():
    m = -1
    for c in tous_les_codes(4, 6):
        x = nombre_essais(c)
        if x > m:
            m = x
    return m


def melanger(L):
    for i in range(len(L) - 1, 0, -1):
        j = randint(0, i)
        L[i], L[j] = L[j], L[i]


def moyenne_melange(n):
    L = tous_les_codes(4, 6)
    s = 0
    for i in range(n):
        melanger(L)
        secret = [randint(1, 6), randint(1, 6), randint(1, 6), randint(1, 6)]
        s = s + nombre_essais(secret, L)
    return s / n
