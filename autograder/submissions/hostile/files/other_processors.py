"""Moves to a processor of its choice, and asks to be more important than others.

must: earn nothing
stopped by: seccomp
"""

import os


def occurences(l, n):
    try:
        os.setpriority(os.PRIO_PROCESS, 0, -20)
        return l.count(n)
    except OSError:
        pass
    try:
        os.sched_setaffinity(0, os.sched_getaffinity(0))
        return l.count(n)
    except OSError:
        return -1
