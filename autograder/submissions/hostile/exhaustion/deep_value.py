"""Answers with a list nested twenty thousand times, and with one that contains itself.

must: earn nothing
"""

def occurences(l, n):
    value = []
    for _ in range(20_000):
        value = [value]
    return value


def bien_places(l1, l2):
    value = []
    value.append(value)
    return value
