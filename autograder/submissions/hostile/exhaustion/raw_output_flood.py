"""Floods the reply pipe itself.

must: earn nothing
"""

import os


def occurences(l, n):
    while True:
        os.write(4, b"\0\0\0\x02[]" * 10_000)


bien_places = mal_places = mal_places_general = occurences
