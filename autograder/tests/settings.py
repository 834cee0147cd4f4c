"""Other machines than this one: a container that refuses namespaces, a user without rights."""

import os
import sys
import sysconfig
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

from autograder.sandbox import kernel

T = TypeVar("T")
LANGUAGES = ("en", "fr")  # in which this workbook is written
ROOT = Path(__file__).parents[2]
_REFUSE = """
import ctypes, os, struct, sys
sys.path.insert(0, {root!r})
from autograder.sandbox import kernel
code = [(0x20, 0, 0, 0)]
for number in {calls}:
    code += [(0x15, 0, 1, number), (6, 0, 0, 0x50001)]
code.append((6, 0, 0, 0x7FFF0000))
data = b"".join(struct.pack("HBBI", *step) for step in code)
kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
buffer = ctypes.create_string_buffer(data, len(data))
packed = struct.pack("HxxxxxxQ", len(data) // 8, ctypes.addressof(buffer))
header = ctypes.create_string_buffer(packed)
kernel.syscall(kernel.SECCOMP[kernel.MACHINE], 1, 0, header)
os.execv(sys.argv[1], sys.argv[1:])
"""
# unshare, setns, mount, umount2, pivot_root, open_tree, move_mount: what a container's own filter
# refuses
_CONTAINER = ((272, 308, 165, 166, 155, 428, 429), (97, 268, 40, 39, 41, 428, 429))


def now_or_slow(values: Mapping[str, T], now: Collection[str]) -> list[ParameterSet]:
    """Return the parameters of a test: those named in `now` for the fast tests, the others marked
    `slow`."""
    return [
        pytest.param(one, id=name, marks=() if name in now else pytest.mark.slow)
        for name, one in values.items()
    ]


def refusing(python: Sequence[str], calls: Sequence[int]) -> list[str]:
    """A command that starts that Python under a filter that refuses some system calls."""
    return [*python, "-c", _REFUSE.format(root=str(ROOT), calls=tuple(calls)), python[-1]]


def inside_a_container(python: Sequence[str]) -> list[str]:
    """A command that starts that Python as a container would, which grants no namespaces."""
    return refusing(python, _CONTAINER[kernel.MACHINE])


def as_ordinary_user() -> list[str]:
    """A command that starts a Python everybody may run, as a user without rights; skips where there
    is none."""
    if os.getuid() != 0:
        return [sys.executable]
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    found = [
        path for path in (f"/usr/bin/python{version}", "/usr/bin/python3") if Path(path).exists()
    ]
    if not found or not os.access("/usr/bin/setpriv", os.X_OK):
        pytest.skip("needs setpriv and a Python of the system")
    if any(not folder.stat().st_mode & 1 for folder in (ROOT, *ROOT.parents)):
        pytest.skip("the checkout lies in a private folder")
    return ["/usr/bin/setpriv", "--reuid", "1234", "--regid", "1234", "--clear-groups", found[0]]


def share_libraries(python: Path) -> None:
    """Let an environment have the libraries of this one, after its own: nothing has to be fetched
    for a test."""
    packages = next(python.parents[1].glob("lib/python3*/site-packages"))
    (packages / "zz_shared.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
