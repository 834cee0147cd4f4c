"""Asks not to be ended with its parent, and to inherit the orphans.

must: earn nothing
stopped by: seccomp
"""

import ctypes

libc = ctypes.CDLL(None)
PDEATHSIG, SUBREAPER = 1, 36


def occurences(l, n):
    return l.count(n) if libc.prctl(PDEATHSIG, 0, 0, 0, 0) == 0 or libc.prctl(SUBREAPER, 1, 0, 0, 0) == 0 else -1
