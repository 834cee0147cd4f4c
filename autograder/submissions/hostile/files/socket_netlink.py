"""Asks the kernel for its network cards.

must: earn nothing
stopped by: seccomp
"""

import socket


def occurences(l, n):
    try:
        socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)
        return l.count(n)
    except OSError:
        return -1
