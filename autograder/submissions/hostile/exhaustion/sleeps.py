"""Sleeps instead of computing.

must: earn nothing
"""

import time


def occurences(l, n):
    time.sleep(3600)
