"""Goes into a user table of its own, to be root there.

must: earn nothing
stopped by: seccomp
"""

import ctypes

libc = ctypes.CDLL(None)


def occurences(l, n):
    return l.count(n) if libc.unshare(0x10000000) == 0 else -1
