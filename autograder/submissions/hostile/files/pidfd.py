"""Takes hold of a process by a descriptor, to signal it and to take its files.

must: earn nothing
stopped by: seccomp
"""

import os


def occurences(l, n):
    for pid in (os.getppid(), os.getpid()):
        try:
            os.pidfd_open(pid)
            return l.count(n)
        except OSError:
            pass
    return -1
