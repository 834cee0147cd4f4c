"""Sends half a frame and falls asleep.

must: earn nothing, and leave everybody else's mark as it is.
"""

import os
import time


def occurences(l, n):
    os.write(4, b"\0\0\0\x40[")
    time.sleep(1000)


bien_places = mal_places = mal_places_general = occurences
