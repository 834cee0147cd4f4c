"""Reads a file that only root may read.

must: earn nothing
stopped by: uid, landlock, seccomp
"""


def occurences(l, n):
    try:
        return l.count(n) if open("/etc/shadow").read() else -1
    except OSError:
        return -1
