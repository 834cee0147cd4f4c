"""Codes are the whole numbers from 1111 to 6666 without 0, 7, 8, 9; each order is drawn by sorting."""

import random

NOMBRES = [str(k) for k in range(1111, 6667) if not set(str(k)) & set("0789")]


def reponse(a, b):
    bien = sum(x == y for x, y in zip(a, b))
    return bien, sum(min(a.count(k), b.count(k)) for k in set(a)) - bien


def partie(secret, restants):
    n = 1
    while restants[0] != secret:
        r = reponse(restants[0], secret)
        restants = [c for c in restants if reponse(c, restants[0]) == r]
        n += 1
    return n


def nombre_essais(secret):
    return partie("".join(map(str, secret)), NOMBRES)


def toutes():
    """Pairs: how many tries were made, and the codes still possible."""
    a_faire = [(1, NOMBRES)]
    while a_faire:
        n, groupe = a_faire.pop()
        yield n
        parts = {}
        for c in groupe[1:]:
            parts.setdefault(reponse(c, groupe[0]), []).append(c)
        for part in parts.values():
            a_faire.append((n + 1, part))


def moyenne():
    return sum(toutes()) / len(NOMBRES)


def maximum():
    return max(toutes())


def moyenne_melange(n):
    total = 0
    for _ in range(n):
        total += partie(random.choice(NOMBRES), sorted(NOMBRES, key=lambda c: random.random()))
    return total / n
