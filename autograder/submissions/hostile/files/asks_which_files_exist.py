"""Asks for the size of files it may not read: that alone tells what is installed and who hands in what.

must: earn nothing
stopped by: seccomp
"""

import os


def occurences(l, n):
    try:
        return l.count(n) if os.stat("/etc/passwd").st_size else -1
    except OSError:
        return -1
