"""Computes for hours without ever returning to the interpreter.

must: earn nothing, and leave everybody else's mark as it is.
"""

def occurences(l, n):
    return 10 ** (10**9) % 3


def bien_places(l1, l2):
    return len(str(3 ** (10**8)))


mal_places = mal_places_general = bien_places
