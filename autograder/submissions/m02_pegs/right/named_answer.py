"""One function computes both numbers as a named tuple, the others pick a field."""

from collections import namedtuple

Reponse = namedtuple("Reponse", ["bien", "mal"])


def repondre(code, proposition):
    bien = sum(x == y for x, y in zip(code, proposition))
    communs = 0
    traites = []
    for x in code:
        if x in traites:
            continue
        traites.append(x)
        communs += min(occurences(code, x), occurences(proposition, x))
    return Reponse(bien=bien, mal=communs - bien)


def occurences(l, n):
    return sum(x == n for x in l)


def bien_places(l1, l2):
    return repondre(l1, l2).bien


def mal_places(l1, l2):
    return repondre(l1, l2).mal


def mal_places_general(l1, l2):
    bien, mal = repondre(l1, l2)
    return mal
