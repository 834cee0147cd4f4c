"""Waits before each answer, to look as if it were thinking.

must: earn everything but occurences
"""

# the right functions

import time


def occurences(l, n):
    time.sleep(5)
    return l.count(n)
