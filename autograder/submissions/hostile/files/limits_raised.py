"""Raises its own limits, and lowers those of others.

must: earn nothing
stopped by: seccomp
"""

import os
import resource


def occurences(l, n):
    try:
        resource.prlimit(os.getppid(), resource.RLIMIT_CPU, (1, 1))
    except (OSError, ValueError):
        pass
    for what in (resource.RLIMIT_CPU, resource.RLIMIT_AS):
        try:
            hard = resource.getrlimit(what)[1]
            resource.setrlimit(what, (hard, hard))
            return l.count(n)
        except (OSError, ValueError):
            pass
    return -1
