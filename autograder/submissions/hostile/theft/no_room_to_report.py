"""Leaves the worker no frame of recursion to report a failure with.

must: earn nothing
"""

import sys


def occurences(l, n):
    depth, frame = 0, sys._getframe()
    while frame:
        depth, frame = depth + 1, frame.f_back
    for more in range(1, 20):
        try:
            sys.setrecursionlimit(depth + more)
            break
        except RecursionError:
            pass
    return [[[[-1]]]]


bien_places = mal_places = mal_places_general = occurences
