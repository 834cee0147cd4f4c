"""Stays below every single deadline for as long as it can.

must: earn nothing
"""

import time

time.sleep(2.5)


def occurences(l, n):
    time.sleep(0.9)
    return -1
