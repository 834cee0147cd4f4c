"""Asks the kernel how busy the machine is, and so whether others are being judged.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)


def occurences(l, n):
    said = ctypes.create_string_buffer(1000)
    if libc.sysinfo(said) == 0:
        return l.count(n)
    try:
        return l.count(n) if os.getloadavg() else -1
    except OSError:
        return -1
