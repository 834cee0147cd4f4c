"""Has its memory laid out without chance, and pretends to be an older Linux.

must: earn nothing
stopped by: seccomp
"""

import ctypes

libc = ctypes.CDLL(None)


def occurences(l, n):
    return l.count(n) if libc.personality(0x0040000) >= 0 else -1
