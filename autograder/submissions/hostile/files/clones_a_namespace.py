"""Makes a child in a user table of its own, where it is root.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)
CLONE = {"x86_64": 56, "aarch64": 220}[os.uname().machine]
NEW_USER = 0x10000000


def occurences(l, n):
    child = libc.syscall(CLONE, NEW_USER | 17, 0, 0, 0, 0)
    if child == 0:
        os._exit(0)
    return l.count(n) if child > 0 else -1
