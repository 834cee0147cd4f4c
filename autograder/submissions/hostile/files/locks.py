"""Locks a file of the standard library: whoever is judged beside it sees the lock, bit by bit.

must: earn nothing
stopped by: uid, landlock, seccomp
"""

import fcntl
import os


def occurences(l, n):
    try:
        fcntl.flock(os.open(os.__file__, os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
        return l.count(n)
    except OSError:
        return -1
