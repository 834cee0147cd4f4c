"""Prints without end, and writes without end on descriptor 1.

must: earn nothing
"""

import os


def occurences(l, n):
    while True:
        print("flood" * 10_000)


def bien_places(l1, l2):
    while True:
        os.write(1, b"flood" * 10_000)
