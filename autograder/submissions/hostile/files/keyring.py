"""Leaves a message in a keyring of the kernel, which no root folder and no table separates.

must: earn nothing
stopped by: seccomp
"""

import ctypes
import os

libc = ctypes.CDLL(None)
ADD_KEY = {"x86_64": 248, "aarch64": 217}[os.uname().machine]
PROCESS_KEYRING = -2


def occurences(l, n):
    key = libc.syscall(ADD_KEY, b"user", b"mastermind", b"hello", 5, PROCESS_KEYRING)
    return l.count(n) if key > 0 else -1
