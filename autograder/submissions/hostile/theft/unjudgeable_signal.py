"""Ends with a real-time signal, which has no name.

must: earn nothing
"""

import signal


def occurences(l, n):
    signal.raise_signal(35)
    return -1


bien_places = mal_places = mal_places_general = occurences
