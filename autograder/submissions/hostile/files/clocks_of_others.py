"""Reads the processor time of other processes: a channel between two submissions.

must: earn nothing
stopped by: seccomp
"""

import os
import time


def occurences(l, n):
    for pid in {os.getppid(), *range(2, 3000)} - {0, os.getpid()}:
        try:
            time.clock_gettime((~pid) << 3 | 2)
            return l.count(n)
        except OSError:
            pass
    return -1
