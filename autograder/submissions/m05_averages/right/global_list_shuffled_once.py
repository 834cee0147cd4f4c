"""nombre_essais goes through a global list, which moyenne_melange shuffles once and puts in order again."""

import random

tous = sorted(tous_les_codes(4, 6))


def nombre_essais(secret):
    essais = []
    for code in tous:
        if test_code(code, essais):
            reponse = bien_places(secret, code), mal_places(secret, code)
            if reponse[0] == 4:
                return len(essais) + 1
            essais.append([code, *reponse])


def moyenne():
    return sum(nombre_essais(secret) for secret in tous) / len(tous)


def maximum():
    return max(map(nombre_essais, tous))


def moyenne_melange(n):
    global tous
    en_ordre = list(tous)
    random.shuffle(tous)
    somme = 0
    for _ in range(n):
        somme += nombre_essais([random.randint(1, 6) for _ in range(4)])
    tous = en_ordre
    return somme / n
