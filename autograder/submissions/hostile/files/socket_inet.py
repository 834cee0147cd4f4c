"""Calls out over the internet, to whoever knows the answers.

must: earn nothing
stopped by: seccomp
"""

import socket


def occurences(l, n):
    try:
        line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        line.connect_ex(("192.0.2.1", 53))
        return l.count(n)
    except OSError:
        return -1
