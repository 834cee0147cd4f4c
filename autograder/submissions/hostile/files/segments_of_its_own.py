"""Changes the processor's segment table, old code that few programs use.

must: earn nothing
"""

import ctypes
import os

libc = ctypes.CDLL(None)
table = ctypes.create_string_buffer(64)


def occurences(l, n):
    if os.uname().machine == "x86_64" and libc.syscall(154, 0, table, 64) >= 0:
        return l.count(n)
    return -1
