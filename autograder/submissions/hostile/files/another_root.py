"""Changes its root folder, to climb out of it.

must: earn nothing
stopped by: uid, capabilities, seccomp
"""

import os


def occurences(l, n):
    try:
        os.chroot(".")
        return l.count(n)
    except OSError:
        return -1
