"""Reads the memory of other processes by process_vm_readv.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os
import struct

libc = ctypes.CDLL(None)
text = ctypes.create_string_buffer(b"here")
into = ctypes.create_string_buffer(4)


def occurences(l, n):
    mine = struct.pack("QQ", ctypes.addressof(into), 4)
    theirs = struct.pack("QQ", ctypes.addressof(text), 4)
    for pid in (os.getppid(), os.getpid()):
        if libc.process_vm_readv(pid, mine, 1, theirs, 1, 0) == 4:
            return l.count(n)
    return -1
