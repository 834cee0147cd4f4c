"""Announces a frame of four gigabytes.

must: earn nothing
"""

import os


def occurences(l, n):
    os.write(4, b"\xff\xff\xff\xff")
    return 0
