"""Listens under an abstract name, which no file system hides, for the submission judged beside it.

must: earn nothing
stopped by: seccomp
"""

import socket


def occurences(l, n):
    try:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            line.bind("\0mastermind")
        except OSError:
            line.sendto(b"hello", "\0mastermind")
        return l.count(n)
    except OSError:
        return -1
