"""A generator plays: it yields propositions and is sent the answers."""

import random


def joueur(codes):
    essais = []
    for code in codes:
        if test_code(code, essais):
            bien, mal = yield code
            essais.append((code, bien, mal))


def nombre_essais(secret, codes=None):
    partie = joueur(codes or tous_les_codes(4, 6))
    proposition, n = next(partie), 1
    while proposition != secret:
        proposition = partie.send((bien_places(secret, proposition), mal_places(secret, proposition)))
        n += 1
    return n


def tous_les_nombres():
    for secret in tous_les_codes(4, 6):
        yield nombre_essais(secret)


def moyenne():
    total, parties = 0, 0
    for nombre in tous_les_nombres():
        total += nombre
        parties += 1
    return total / parties


def maximum():
    return max(tous_les_nombres())


def moyenne_melange(n):
    def nombres():
        codes = tous_les_codes(4, 6)
        for _ in range(n):
            random.shuffle(codes)
            yield nombre_essais(random.choice(codes), codes)

    return sum(nombres()) / n
