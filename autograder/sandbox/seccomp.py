"""The system calls a worker may make, none of which names a file; everything else is refused
(seccomp(2))."""

import ctypes
import struct
from functools import cache

from autograder.sandbox import kernel

# name: (x86-64, aarch64); None: no such call on that machine
CALLS: dict[str, tuple[int, int | None]] = {
    "read": (0, 63),
    "write": (1, 64),
    "close": (3, 57),
    "fstat": (5, 80),
    "poll": (7, None),
    "lseek": (8, 62),
    "mmap": (9, 222),
    "mprotect": (10, 226),
    "munmap": (11, 215),
    "brk": (12, 214),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "pread64": (17, 67),
    "readv": (19, 65),
    "writev": (20, 66),
    "select": (23, None),
    "sched_yield": (24, 124),
    "mremap": (25, 216),
    "madvise": (28, 233),
    "dup": (32, 23),
    "dup2": (33, None),
    "nanosleep": (35, 101),
    "getitimer": (36, 102),
    "alarm": (37, None),
    "setitimer": (38, 103),
    "getpid": (39, 172),
    "exit": (60, 93),
    "umask": (95, 166),
    "getrusage": (98, 165),
    "times": (100, 153),
    "getuid": (102, 174),
    "getgid": (104, 176),
    "geteuid": (107, 175),
    "getegid": (108, 177),
    "getppid": (110, 173),
    "sigaltstack": (131, 132),
    "gettid": (186, 178),
    "futex": (202, 98),
    "restart_syscall": (219, 128),
    "exit_group": (231, 94),
    "pselect6": (270, 72),
    "ppoll": (271, 73),
    "set_robust_list": (273, 99),
    "dup3": (292, 24),
    "getrandom": (318, 278),
    "rseq": (334, 293),
}
_DUPFD, _GETFD, _SETFD, _GETFL, _DUPFD_CLOEXEC = 0, 1, 2, 3, 1030
_FIOCLEX, _FIONCLEX = 0x5451, 0x5450
# the machine's and the caller's own; those of other processes tell who is there
_CLOCKS = tuple(range(12))
# what a program may send itself, `abort` above all: not KILL, which is how the machine ends a
# worker, nor STOP
_SIGNALS = (*range(9), *range(10, 16))
_ITSELF = -1  # stands for the worker's own process number
# calls allowed for some values of some arguments: (x86-64, aarch64), the values by the argument's
# rank. No locks, leases or owners, nothing that shows other processes or sends them signals.
BOUNDED_CALLS: dict[str, tuple[tuple[int, int], dict[int, tuple[int, ...]]]] = {
    "ioctl": ((16, 29), {1: (_FIOCLEX, _FIONCLEX)}),
    "fcntl": ((72, 25), {1: (_DUPFD, _GETFD, _SETFD, _GETFL, _DUPFD_CLOEXEC)}),
    "sched_getaffinity": ((204, 123), {0: (0,)}),
    "clock_gettime": ((228, 113), {0: _CLOCKS}),
    "clock_getres": ((229, 114), {0: _CLOCKS}),
    "clock_nanosleep": ((230, 115), {0: _CLOCKS}),
    "tgkill": ((234, 131), {0: (_ITSELF,), 2: _SIGNALS}),
}
CLONE3 = 435
_HIGHEST = 462

_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _REFUSE, _NO_SUCH_CALL, _KILL = 0x7FFF0000, 0x50001, 0x50026, 0x80000000
_ARCHITECTURE = (0xC000003E, 0xC00000B7)
_X32 = 0x40000000


@cache
def program(pid: int, column: int = kernel.MACHINE) -> bytes:
    """Return the filter as BPF code, for the worker with that process number, on that machine."""
    code = [
        (_LOAD, 0, 0, 4),
        (_EQUAL, 1, 0, _ARCHITECTURE[column]),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, 0),
        (_AT_LEAST, 0, 1, _X32),
        (_RETURN, 0, 0, _KILL),
    ]
    for number in sorted(
        number for numbers in CALLS.values() if (number := numbers[column]) is not None
    ):
        code += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ALLOW)]
    for numbers, bounds in BOUNDED_CALLS.values():
        looks = []
        for argument, values in bounds.items():
            # its lower half: the kernel takes no more of these
            looks.append((_LOAD, 0, 0, 16 + 8 * argument))
            looks += [
                (_EQUAL, len(values) - rank, 0, pid if value == _ITSELF else value)
                for rank, value in enumerate(values)
            ]
            looks.append((_RETURN, 0, 0, _REFUSE))
        code += [(_EQUAL, 0, len(looks) + 1, numbers[column]), *looks, (_RETURN, 0, 0, _ALLOW)]
    # "no such call" lets the C library fall back on an older one
    code += [(_EQUAL, 0, 1, CLONE3), (_RETURN, 0, 0, _NO_SUCH_CALL)]
    code += [(_AT_LEAST, 0, 1, _HIGHEST), (_RETURN, 0, 0, _NO_SUCH_CALL), (_RETURN, 0, 0, _REFUSE)]
    return b"".join(struct.pack("HBBI", *instruction) for instruction in code)


def restrict(pid: int) -> None:
    """Install the filter for good. Needs no privilege."""
    if kernel.MACHINE < 0:
        raise OSError("no system call table for this machine")
    kernel.prctl(kernel.PR_SET_NO_NEW_PRIVS, 1)
    code = program(pid)
    buffer = ctypes.create_string_buffer(code, len(code))
    header = ctypes.create_string_buffer(
        struct.pack("HxxxxxxQ", len(code) // 8, ctypes.addressof(buffer))
    )
    kernel.syscall(kernel.SECCOMP[kernel.MACHINE], 1, 0, header)
