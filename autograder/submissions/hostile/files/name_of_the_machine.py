"""Asks the kernel what this machine is called.

must: earn nothing
stopped by: seccomp
"""

import ctypes

libc = ctypes.CDLL(None)


def occurences(l, n):
    said = ctypes.create_string_buffer(1000)
    if libc.uname(said) < 0:
        return -1
    return l.count(n) if said.raw[65:].partition(b"\0")[0] not in (b"", b"sandbox") else -1
