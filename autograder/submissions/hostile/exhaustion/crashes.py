"""Brings the interpreter down.

must: earn nothing
"""

import ctypes
import sys


def occurences(l, n):
    return ctypes.string_at(0)


def bien_places(l1, l2):
    sys.setrecursionlimit(10**8)
    return bien_places(l1, l2)
