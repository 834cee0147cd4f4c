"""Ends the program in every way there is.

must: earn nothing
"""

import os
import sys


def occurences(l, n):
    sys.exit(0)


def bien_places(l1, l2):
    os._exit(0)


def mal_places(l1, l2):
    raise KeyboardInterrupt


def mal_places_general(l1, l2):
    os.abort()


sys.exit(0)
