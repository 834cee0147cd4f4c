"""Copies what is in the pipe without reading it.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import struct

libc = ctypes.CDLL(None)
text = ctypes.create_string_buffer(b"forged")


def occurences(l, n):
    libc.vmsplice(4, struct.pack("QQ", ctypes.addressof(text), 0), 1, 0)
    return l.count(n) if libc.tee(3, 4, 100, 2) >= 0 or ctypes.get_errno() == 11 or _pipe() else -1


def _pipe():
    descriptors = (ctypes.c_int * 2)()
    return libc.pipe(descriptors) == 0
