"""The layers of the wall around a worker, and the order in which it puts them on."""

import ctypes
import os
import signal
import struct
from collections.abc import Collection, Mapping
from contextlib import suppress
from errno import EINVAL, EPERM

from autograder.sandbox import kernel, landlock, seccomp

with suppress(ImportError):  # Windows and browsers have no such thing, and confine nothing
    import resource

SANDBOX_UID = 60_123  # taken by the fork_server when it starts as root

# what confines a worker; a test leaves out one of them
UID, LIMITS, CAPABILITIES, LANDLOCK, SECCOMP = LAYERS = (
    "uid",
    "limits",
    "capabilities",
    "landlock",
    "seccomp",
)

_CAPABILITY_VERSION = 0x20080522


def drop_user() -> None:
    """Leave root for a user that owns nothing.

    The root of a container may have no other user to become; the other layers must then hold
    without this one, and the doctor tries whether they do.
    """
    if os.getuid() != 0:
        return
    try:
        os.setgroups([])
        os.setresgid(SANDBOX_UID, SANDBOX_UID, SANDBOX_UID)
        os.setresuid(SANDBOX_UID, SANDBOX_UID, SANDBOX_UID)
    except OSError as error:
        if error.errno not in (EPERM, EINVAL):
            raise


def set_limits(limits: Mapping[str, int]) -> None:
    """Resource limits: memory in MB, CPU in seconds, files in kB, and counts."""
    for what, value in (
        (resource.RLIMIT_AS, limits["memory_mb"] << 20),
        # whoever asks ends it before that: the kernel counts ticks, too many at times
        (resource.RLIMIT_CPU, 2 * limits["cpu_seconds"]),
        (resource.RLIMIT_NPROC, limits["processes"]),
        (resource.RLIMIT_FSIZE, limits["file_kb"] << 10),
        (resource.RLIMIT_NOFILE, limits["descriptors"]),
        (resource.RLIMIT_SIGPENDING, 64),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_MEMLOCK, 0),
        (resource.RLIMIT_MSGQUEUE, 0),
    ):
        ceiling = resource.getrlimit(what)[1]
        if ceiling != resource.RLIM_INFINITY:
            value = min(value, ceiling)
        resource.setrlimit(what, (value, value))


def drop_capabilities() -> None:
    for capability in range(64):
        if kernel.libc.prctl(kernel.PR_CAPBSET_DROP, ctypes.c_ulong(capability), 0, 0, 0) != 0:
            break  # past the last one this kernel knows, or none left to drop
    kernel.prctl(kernel.PR_CAP_AMBIENT, kernel.PR_CAP_AMBIENT_CLEAR_ALL)
    kernel.check(
        kernel.libc.capset(struct.pack("Ii", _CAPABILITY_VERSION, 0), b"\0" * 24), "capset"
    )


def confine(layers: Collection[str], limits: Mapping[str, int]) -> None:
    """Confine the calling process, which is a fresh worker, for the rest of its life."""
    os.chdir("/")
    if UID in layers:
        drop_user()
    if LIMITS in layers:
        set_limits(limits)
    if CAPABILITIES in layers:
        drop_capabilities()
    # a change of user or capabilities clears it: set it last
    kernel.prctl(kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
    if LANDLOCK in layers and landlock.abi():
        landlock.restrict()
    if SECCOMP in layers:
        seccomp.restrict(os.getpid())
