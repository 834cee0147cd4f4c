"""Sends a signal to its parent by the call that is meant for threads.

must: earn nothing
stopped by: uid, landlock, seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)
TGKILL = {"x86_64": 234, "aarch64": 131}[os.uname().machine]


def occurences(l, n):
    parent = os.getppid()
    return l.count(n) if parent and libc.syscall(TGKILL, parent, parent, 0) == 0 else -1
