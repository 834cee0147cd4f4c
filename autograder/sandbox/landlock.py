"""Landlock: no file can be opened, no port, no signal sent outside; needs no privilege
(landlock(7)). A second layer, on kernels that have it."""

import ctypes
import os
import struct

from autograder.sandbox import kernel

_ALL_TCP, _ALL_SCOPES = 3, 3


def abi() -> int:
    """Return the version of Landlock this kernel speaks; 0 without it."""
    version: int = kernel.libc.syscall(
        ctypes.c_long(kernel.LANDLOCK_CREATE_RULESET), None, ctypes.c_long(0), ctypes.c_long(1)
    )
    return max(version, 0)


def restrict() -> None:
    """Forbid all that this version of Landlock knows of, for good. Raises OSError."""
    version = abi()
    rights = (1 << (13 if version < 2 else 14 if version < 3 else 15 if version < 5 else 16)) - 1
    size = 8 if version < 4 else 16 if version < 6 else 24
    attributes = struct.pack("QQQ", rights, _ALL_TCP, _ALL_SCOPES)[:size]
    ruleset = kernel.syscall(kernel.LANDLOCK_CREATE_RULESET, attributes, len(attributes), 0)
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    kernel.syscall(kernel.LANDLOCK_RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)
