"""Tries every process number there is, to see who is being judged beside it.

must: earn nothing
stopped by: seccomp
"""

import os


def occurences(l, n):
    for pid in {os.getppid(), *range(2, 3000)} - {0, os.getpid()}:
        try:
            os.sched_getaffinity(pid)
            return l.count(n)
        except OSError:
            pass
    return -1
