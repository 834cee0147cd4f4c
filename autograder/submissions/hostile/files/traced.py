"""Has itself traced by its parent, and tries to trace whom it finds.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)
TRACEME, ATTACH = 0, 16


def occurences(l, n):
    for request, pid in ((ATTACH, os.getppid()), (ATTACH, 1), (TRACEME, 0)):
        if libc.ptrace(request, pid, 0, 0) == 0:
            return l.count(n)
    return -1
