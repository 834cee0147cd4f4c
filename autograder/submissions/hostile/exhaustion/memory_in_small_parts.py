"""Fills the memory with a great many lists.

must: earn nothing
"""

hoard = {}


def occurences(l, n):
    try:
        while True:
            hoard[len(hoard)] = [None] * 1000
    except MemoryError:
        return -1
