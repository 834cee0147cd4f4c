"""Opens files by the bare system call, past every check that Python could make.

must: earn nothing
stopped by: landlock, seccomp
"""

import ctypes
import os

OPENAT = {"x86_64": 257, "aarch64": 56}[os.uname().machine]
libc = ctypes.CDLL(None)


def occurences(l, n):
    descriptor = libc.syscall(OPENAT, -100, b"/etc/passwd", 0)
    return l.count(n) if descriptor >= 0 else -1
