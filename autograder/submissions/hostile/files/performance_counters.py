"""Counts what the processor does, by the call that has had the most mistakes of all.

must: earn nothing
"""

import ctypes
import os
import struct

libc = ctypes.CDLL(None)
PERF_EVENT_OPEN = {"x86_64": 298, "aarch64": 241}[os.uname().machine]
SOFTWARE, ONLY_USER = 1, 1 << 5 | 1 << 6
attributes = ctypes.create_string_buffer(struct.pack("IIQQQQQ", SOFTWARE, 64, 1, 0, 0, 0, ONLY_USER), 128)


def occurences(l, n):
    return l.count(n) if libc.syscall(PERF_EVENT_OPEN, attributes, 0, -1, -1, 0) >= 0 else -1
