"""Reads the kernel's log.

must: earn nothing
"""

import ctypes

libc = ctypes.CDLL(None)
text = ctypes.create_string_buffer(1000)


def occurences(l, n):
    return l.count(n) if libc.klogctl(3, text, 1000) >= 0 else -1
