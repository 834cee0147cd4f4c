"""moyenne, maximum and moyenne_melange play their own games, by filtering; only the answers are remembered."""

import random

REPONSES = {}


def reponse(a, b):
    if (a, b) not in REPONSES:
        bien = sum(1 for i in range(4) if a[i] == b[i])
        communs = sum(min(a.count(k), b.count(k)) for k in set(a))
        REPONSES[a, b] = REPONSES[b, a] = (bien, communs - bien)
    return REPONSES[a, b]


CODES = [(a, b, c, d) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]


def nombre_essais(secret):
    restants, n = CODES, 1
    while restants[0] != tuple(secret):
        r = reponse(tuple(secret), restants[0])
        restants = [c for c in restants if reponse(c, restants[0]) == r]
        n += 1
    return n


def moyenne():
    total = 0
    filtres = {}
    for secret in CODES:
        restants, chemin = CODES, ()
        total += 1
        while restants[0] != secret:
            r = reponse(secret, restants[0])
            chemin += (r,)
            if chemin not in filtres:
                filtres[chemin] = [c for c in restants if reponse(c, restants[0]) == r]
            restants = filtres[chemin]
            total += 1
    return total / len(CODES)


def maximum():
    plus_long = 0
    filtres = {}
    for secret in CODES:
        restants, chemin = CODES, ()
        while restants[0] != secret:
            r = reponse(secret, restants[0])
            chemin += (r,)
            if chemin not in filtres:
                filtres[chemin] = [c for c in restants if reponse(c, restants[0]) == r]
            restants = filtres[chemin]
        plus_long = max(plus_long, len(chemin) + 1)
    return plus_long


def moyenne_melange(n):
    melange = CODES[:]
    random.shuffle(melange)
    total = 0
    for _ in range(n):
        secret = random.choice(CODES)
        restants = melange
        total += 1
        while restants[0] != secret:
            r = reponse(secret, restants[0])
            restants = [c for c in restants if reponse(c, restants[0]) == r]
            total += 1
    return total / n
