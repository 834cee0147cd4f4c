"""Stays below every single deadline for as long as it can.

must: earn nothing, and leave everybody else's mark as it is.
"""

import time

time.sleep(2.5)


def occurences(l, n):
    time.sleep(0.9)
    return -1


bien_places = mal_places = mal_places_general = occurences
