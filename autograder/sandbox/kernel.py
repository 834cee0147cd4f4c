"""The few kernel calls the confinement needs and Python does not offer (Linux, x86-64 and
aarch64)."""

import ctypes
import os
from typing import Any

_machine = os.uname().machine if hasattr(os, "uname") else ""  # Windows has no such call
MACHINE = {"x86_64": 0, "aarch64": 1, "arm64": 1}.get(_machine, -1)  # column of the call tables

# prctl(2)
PR_SET_PDEATHSIG, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT = 1, 24, 38, 47
PR_CAP_AMBIENT_CLEAR_ALL = 4

# the same number on both machines, except seccomp
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF = 444, 446
SECCOMP = (317, 277)

try:
    libc: Any = ctypes.CDLL(None, use_errno=True)
except (OSError, TypeError):  # Windows has none, and confines nothing
    libc = None


def check(result: int, what: str) -> None:
    """Raise OSError unless a libc call returned 0."""
    if result != 0:
        errno = ctypes.get_errno()
        raise OSError(errno, f"{what}: {os.strerror(errno)}")


def syscall(number: int, *args: int | bytes | ctypes.Array[ctypes.c_char] | None) -> int:
    """A raw system call; raises OSError when it fails."""
    result: int = libc.syscall(
        ctypes.c_long(number),
        *[ctypes.c_long(arg) if isinstance(arg, int) else arg for arg in args],
    )
    if result < 0:
        errno = ctypes.get_errno()
        raise OSError(errno, f"system call {number}: {os.strerror(errno)}")
    return result


def prctl(option: int, value: int) -> None:
    check(libc.prctl(option, ctypes.c_ulong(value), 0, 0, 0), f"prctl {option}")
