"""Closes the descriptors the requests and replies go through.

must: earn nothing
"""

import os


def occurences(l, n):
    os.close(4)
    return -1


def bien_places(l1, l2):
    os.closerange(0, 100)
    return -1


def mal_places(l1, l2):
    os.close(3)
    return -1


mal_places_general = mal_places
