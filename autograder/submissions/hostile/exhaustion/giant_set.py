"""Answers with more elements than anybody wants to compare.

must: earn nothing
"""


def occurences(l, n):
    return set(range(100_000))


def bien_places(l1, l2):
    return dict.fromkeys(range(50_000), 0)
