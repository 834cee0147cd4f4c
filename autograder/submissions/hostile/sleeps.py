"""Sleeps instead of computing.

must: earn nothing, and leave everybody else's mark as it is.
"""

import time


def occurences(l, n):
    time.sleep(3600)


bien_places = mal_places = mal_places_general = occurences
