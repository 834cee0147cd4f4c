"""Keeps the bytes of its first reply and sends them again instead of each later one.

must: earn nothing
"""

import os

_write = os.write
first = []


def _replay(descriptor, data):
    if descriptor == 4:
        first.append(bytes(data))
        _write(descriptor, first[min(1, len(first) - 1)])
        return len(data)
    return _write(descriptor, data)


os.write = _replay


def occurences(l, n):
    return -1


bien_places = mal_places = mal_places_general = occurences
