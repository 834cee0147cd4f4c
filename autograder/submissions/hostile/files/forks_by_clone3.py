"""Makes a child by the newest of the calls for it.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os
import struct

libc = ctypes.CDLL(None)
ARGUMENTS = ctypes.create_string_buffer(struct.pack("8Q", 0, 0, 0, 0, 17, 0, 0, 0), 64)


def occurences(l, n):
    child = libc.syscall(435, ARGUMENTS, 64)
    if child == 0:
        os._exit(0)
    return l.count(n) if child > 0 else -1
