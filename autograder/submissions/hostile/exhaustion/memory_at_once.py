"""Asks for more memory than it may have, all at once.

must: earn nothing
stopped by: limits
"""


def occurences(l, n):
    try:
        return l.count(n) if bytearray(700 << 20) else -1
    except MemoryError:
        return -1
