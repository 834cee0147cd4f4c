"""Makes a message queue with a name.

must: earn nothing
stopped by: uid, landlock, seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)
MQ_OPEN = {"x86_64": 240, "aarch64": 180}[os.uname().machine]


def occurences(l, n):
    return l.count(n) if libc.syscall(MQ_OPEN, b"mastermind", 0o102, 0o666, None) >= 0 else -1
