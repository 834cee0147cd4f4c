"""Counters and their intersection; plain lists only for the general question."""

from collections import Counter


def occurences(l, n):
    return Counter(l)[n]


def bien_places(l1, l2):
    return Counter(a == b for a, b in zip(l1, l2))[True]


def mal_places(l1, l2):
    communs = Counter(l1) & Counter(l2)
    return sum(communs.values()) - bien_places(l1, l2)


def mal_places_general(l1, l2):
    try:
        communs = (Counter(l1) & Counter(l2)).total()
    except TypeError:
        differents = []
        communs = 0
        for element in l1:
            if element not in differents:
                differents.append(element)
                communs += min(l1.count(element), l2.count(element))
    return communs - bien_places(l1, l2)
