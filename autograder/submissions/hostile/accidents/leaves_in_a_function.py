"""Leaves the program where it should return.

must: earn everything but bien_places
"""

# the right functions

import sys


def bien_places(l1, l2):
    print(sum(a == b for a, b in zip(l1, l2)))
    sys.exit()
