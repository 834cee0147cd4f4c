"""Listens for somebody on the same machine, by IPv6.

must: earn nothing
stopped by: seccomp
"""

import socket


def occurences(l, n):
    try:
        socket.socket(socket.AF_INET6, socket.SOCK_STREAM)
        return l.count(n)
    except OSError:
        return -1
