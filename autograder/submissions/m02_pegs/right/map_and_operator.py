"""map with the functions of the operator module instead of loops."""

import operator
from itertools import repeat


def occurences(l, n):
    return sum(map(operator.eq, l, repeat(n)))


def bien_places(l1, l2):
    return sum(map(operator.eq, l1, l2))


def mal_places(l1, l2):
    palette = {1, 2, 3, 4, 5, 6}
    communs = map(min, map(l1.count, palette), map(l2.count, palette))
    return operator.sub(sum(communs), bien_places(l1, l2))


def mal_places_general(l1, l2):
    differents = [x for rang, x in enumerate(l1) if x not in l1[:rang]]
    communs = map(min, map(l1.count, differents), map(l2.count, differents))
    return operator.sub(sum(communs), bien_places(l1, l2))
