"""Answers with sequences that have no end: a generator, and a list that goes on as long as it is asked.

must: earn nothing
"""

import itertools


class Endless(list):
    def __iter__(self):
        return itertools.repeat(2)

    def __len__(self):
        return 1 << 60


def occurences(l, n):
    return itertools.repeat(l.count(n))


def bien_places(l1, l2):
    return Endless()
