"""Landlock: which files may be read, with no privilege needed (landlock(7))."""

import ctypes
import os
import struct

from autograder.sandbox import kernel
from autograder.sandbox.namespaces import HIDDEN, STDLIB

_WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 1, 1 << 2, 1 << 3
_REMOVE_DIR, _REMOVE_FILE, _MAKE_DIR, _MAKE_REG, _REFER, _TRUNCATE = (
    1 << 4,
    1 << 5,
    1 << 7,
    1 << 8,
    1 << 13,
    1 << 14,
)
_SCRATCH = (
    _WRITE_FILE
    | _READ_FILE
    | _READ_DIR
    | _REMOVE_DIR
    | _REMOVE_FILE
    | _MAKE_DIR
    | _MAKE_REG
    | _REFER
    | _TRUNCATE
)
_ALL_TCP, _ALL_SCOPES = 3, 3


def abi() -> int:
    """The version of Landlock this kernel speaks; 0 without it."""
    version: int = kernel.libc.syscall(
        ctypes.c_long(kernel.LANDLOCK_CREATE_RULESET), None, ctypes.c_long(0), ctypes.c_long(1)
    )
    return max(version, 0)


def restrict(files: bool, bare_root: bool, scratch: str | None) -> None:
    """Read the standard library, write the scratch folder, nothing else; no TCP, no signals to
    outside.

    Without `files`, not even that: nothing can be opened.
    """
    version = abi()
    if version == 0:
        raise OSError("this kernel has no Landlock")
    rights = (1 << (13 if version < 2 else 14 if version < 3 else 15 if version < 5 else 16)) - 1
    attributes = struct.pack("QQQ", rights, _ALL_TCP, _ALL_SCOPES)[
        : 8 if version < 4 else 16 if version < 6 else 24
    ]
    ruleset = kernel.syscall(kernel.LANDLOCK_CREATE_RULESET, attributes, len(attributes), 0)
    # there are no deny rules: without a root of our own, name what stands beside the hidden folders
    names = (
        []
        if bare_root or not files
        else [name for name in os.listdir(STDLIB) if name not in HIDDEN]
    )
    readable = [f"{STDLIB}/{name}" for name in names] if not bare_root else [STDLIB]
    rules = [(path, _READ_FILE | _READ_DIR) for path in readable]
    if scratch:
        rules.append((scratch, _SCRATCH & rights))
    for path, allowed in rules:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
        if not os.path.isdir(path):
            allowed &= _READ_FILE
        kernel.syscall(
            kernel.LANDLOCK_ADD_RULE, ruleset, 1, struct.pack("=QI", allowed, descriptor), 0
        )
        os.close(descriptor)
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    kernel.syscall(kernel.LANDLOCK_RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)
