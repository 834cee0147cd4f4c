"""No shuffle: each proposition is drawn among the codes still possible."""

import random


def filtre(restants, essai):
    return list(filter(lambda code: test_code(code, [essai]), restants))


def partie(secret, choisir):
    restants = tous_les_codes(4, 6)
    n = 0
    bien = 0
    while bien < 4:
        proposition = choisir(restants)
        bien = bien_places(secret, proposition)
        restants = filtre(restants, (proposition, bien, mal_places(secret, proposition)))
        n += 1
    return n


def nombre_essais(secret):
    return partie(secret, lambda restants: restants[0])


def moyenne():
    return sum(nombre_essais(secret) for secret in tous_les_codes(4, 6)) / 1296


def maximum():
    return max([nombre_essais(secret) for secret in tous_les_codes(4, 6)])


def moyenne_melange(n):
    return sum(partie(random.choices(range(1, 7), k=4), random.choice) for _ in range(n)) / n
