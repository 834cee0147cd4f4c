"""Opens its folder to everybody, or closes it to the grader.

must: earn nothing
stopped by: uid, seccomp
"""

import os


def occurences(l, n):
    try:
        os.mkdir("mine")
    except OSError:
        pass
    try:
        os.chmod("mine", 0o777)
        return l.count(n)
    except OSError:
        return -1
