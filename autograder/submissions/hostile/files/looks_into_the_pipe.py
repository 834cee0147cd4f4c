"""Asks how much of the next request has come already.

must: earn nothing
stopped by: uid, landlock, seccomp
"""

import fcntl
import struct

FIONREAD = 0x541B


def occurences(l, n):
    try:
        (waiting,) = struct.unpack("i", fcntl.ioctl(3, FIONREAD, b"\0" * 4))
        return l.count(n) if waiting >= 0 else -1
    except OSError:
        return -1
