"""Announces a frame of four gigabytes.

must: earn nothing, and leave everybody else's mark as it is.
"""

import os


def occurences(l, n):
    os.write(4, b"\xff\xff\xff\xff")
    return 0


bien_places = mal_places = mal_places_general = occurences
