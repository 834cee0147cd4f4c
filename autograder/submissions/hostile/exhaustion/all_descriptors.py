"""Opens files until no descriptor is left.

must: earn nothing
"""

import os

kept = []


def occurences(l, n):
    while True:
        try:
            kept.append(os.dup(0))
        except OSError:
            return -1
