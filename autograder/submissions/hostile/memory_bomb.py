"""Asks for all the memory there is.

must: earn nothing, and leave everybody else's mark as it is.
"""

hoard = []


def occurences(l, n):
    while True:
        hoard.append(bytearray(1 << 24))


bien_places = mal_places = mal_places_general = occurences
