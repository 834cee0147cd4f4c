"""Changes the pipe it shares with the grader: its size, its owner, whether it waits.

must: earn nothing
stopped by: uid, landlock, seccomp
"""

import fcntl
import os


def occurences(l, n):
    for command, value in ((1031, 4096), (fcntl.F_SETFL, os.O_NONBLOCK), (fcntl.F_SETOWN, 1), (1024, 0)):
        try:
            fcntl.fcntl(4, command, value)
            return l.count(n)
        except OSError:
            pass
    return -1
