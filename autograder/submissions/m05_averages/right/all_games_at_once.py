"""moyenne and maximum do not call nombre_essais: they play all games together, group by group."""

import random


def occurences(l, n):
    return l.count(n)


def bien_places(l1, l2):
    return sum(x == y for x, y in zip(l1, l2))


def mal_places(l1, l2):
    return sum(min(occurences(l1, n), occurences(l2, n)) for n in range(1, 7)) - bien_places(l1, l2)


def distribution():
    """How many secrets take 1 try, 2 tries, and so on."""
    nombres = []
    groupes = [tous_les_codes(4, 6)]
    while groupes:
        nombres.append(len(groupes))
        suivants = []
        for groupe in groupes:
            parts = {}
            for secret in groupe[1:]:
                reponse = bien_places(secret, groupe[0]), mal_places(secret, groupe[0])
                parts.setdefault(reponse, []).append(secret)
            suivants.extend(parts.values())
        groupes = suivants
    return nombres


def moyenne():
    nombres = distribution()
    return sum(rang * nombre for rang, nombre in enumerate(nombres, 1)) / sum(nombres)


def maximum():
    return len(distribution())


def nombre_essais(secret, codes=None):
    n = 1
    restants = codes or tous_les_codes(4, 6)
    while restants[0] != secret:
        p = restants[0]
        reponse = bien_places(secret, p), mal_places(secret, p)
        restants = [c for c in restants if (bien_places(c, p), mal_places(c, p)) == reponse]
        n += 1
    return n


def moyenne_melange(n):
    codes = tous_les_codes(4, 6)
    total = 0
    for _ in range(n):
        random.shuffle(codes)
        total += nombre_essais(random.choice(codes), codes)
    return total / n
