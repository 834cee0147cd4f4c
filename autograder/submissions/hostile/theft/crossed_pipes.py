"""Puts one pipe over the other.

must: earn nothing
"""

import os


def occurences(l, n):
    os.dup2(4, 3)
    return -1


def bien_places(l1, l2):
    os.dup2(3, 4)
    return -1


mal_places = mal_places_general = bien_places
