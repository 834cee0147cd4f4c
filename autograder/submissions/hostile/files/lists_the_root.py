"""Lists the folders at the root of the disk.

must: earn nothing
stopped by: landlock, seccomp
"""

import os


def occurences(l, n):
    try:
        return l.count(n) if os.listdir("/") else -1
    except OSError:
        return -1
