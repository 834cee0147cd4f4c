"""Asks for all the memory there is.

must: earn nothing
"""

hoard = []


def occurences(l, n):
    while True:
        hoard.append(bytearray(1 << 24))
