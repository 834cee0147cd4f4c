"""Asks to be root again, by each of the calls for it.

must: earn nothing
"""

import os


def occurences(l, n):
    for become in (
        lambda: os.setuid(0),
        lambda: os.seteuid(0),
        lambda: os.setresuid(0, 0, 0),
        lambda: os.setresgid(0, 0, 0),
        lambda: os.setgroups([0]),
    ):
        try:
            become()
            return l.count(n)
        except OSError:
            pass
    return -1
