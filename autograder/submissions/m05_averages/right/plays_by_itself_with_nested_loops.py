"""Nothing of the earlier modules is used: codes, answers and games are its own."""

import random

CODES = [(a, b, c, d) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) for d in range(1, 7)]


def reponse(a, b):
    bien = 0
    for x, y in zip(a, b):
        if x == y:
            bien += 1
    communs = 0
    for k in range(1, 7):
        communs += min(a.count(k), b.count(k))
    return bien, communs - bien


def partie(secret, restants):
    n = 1
    while restants[0] != secret:
        p = restants[0]
        r = reponse(p, secret)
        restants = [c for c in restants if reponse(c, p) == r]
        n += 1
    return n


def nombre_essais(secret):
    return partie(tuple(secret), CODES)


def ensemble(groupe):
    """The numbers of tries of all codes of a group, played together."""
    if not groupe:
        return []
    parts = {}
    for c in groupe[1:]:
        parts.setdefault(reponse(c, groupe[0]), []).append(c)
    return [1] + [1 + n for part in parts.values() for n in ensemble(part)]


def moyenne():
    return sum(ensemble(CODES)) / 1296


def maximum():
    return max(ensemble(CODES))


def moyenne_melange(n):
    codes = CODES[:]
    random.shuffle(codes)
    return sum(partie(random.choice(codes), codes) for _ in range(n)) / n
