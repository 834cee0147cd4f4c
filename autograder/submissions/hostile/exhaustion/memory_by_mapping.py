"""Maps memory shared with nobody until there is none, and keeps it.

must: earn nothing
"""

import mmap

maps = []


def occurences(l, n):
    try:
        while True:
            maps.append(mmap.mmap(-1, 1 << 24))
            maps[-1][:] = b"x" * (1 << 24)
    except (OSError, MemoryError):
        return -1
