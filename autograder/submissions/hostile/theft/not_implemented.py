"""Answers with NotImplemented, Ellipsis and types instead of numbers: none of them differs from what it is compared to.

must: earn nothing
"""


def occurences(l, n):
    return NotImplemented


def bien_places(l1, l2):
    return ...


def mal_places(l1, l2):
    return int


def mal_places_general(l1, l2):
    return object
