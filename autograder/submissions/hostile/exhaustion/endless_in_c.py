"""Computes for hours without ever returning to the interpreter.

must: earn nothing
"""

def occurences(l, n):
    return 10 ** (10**9) % 3


def bien_places(l1, l2):
    return len(str(3 ** (10**8)))
