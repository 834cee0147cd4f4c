"""The tables of system calls: their numbers are libseccomp's, and the filter allows what they say and nothing else."""

import ctypes
import struct
from collections.abc import Iterator

import pytest

from autograder.sandbox import kernel, seccomp

MACHINES = {"x86-64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
_KILL, _REFUSE, _NO_SUCH_CALL, _ALLOW = 0x80000000, 0x50001, 0x50026, 0x7FFF0000
PID = 4242

machines = pytest.mark.parametrize(("column", "architecture"), MACHINES.values(), ids=MACHINES)


def _numbers(column: int) -> Iterator[tuple[str, int | None]]:
    """Every number we use, by the name of the call."""
    for name, numbers in (seccomp.CALLS | seccomp.PATH_CALLS).items():
        yield name, numbers[column]
    for name, (numbers, _, _) in seccomp.BOUNDED_CALLS.items():
        yield name, numbers[column]
    yield "tgkill", seccomp.TGKILL[column]
    yield "clone3", seccomp.CLONE3
    yield "seccomp", kernel.SECCOMP[column]
    yield "open_tree", kernel.OPEN_TREE
    yield "move_mount", kernel.MOVE_MOUNT
    yield "landlock_create_ruleset", kernel.LANDLOCK_CREATE_RULESET
    yield "landlock_add_rule", kernel.LANDLOCK_ADD_RULE
    yield "landlock_restrict_self", kernel.LANDLOCK_RESTRICT_SELF


@machines
def test_the_numbers_are_those_of_libseccomp(column: int, architecture: int) -> None:
    try:
        library = ctypes.CDLL("libseccomp.so.2")
    except OSError:
        pytest.skip("needs libseccomp (Debian's libseccomp2) to compare with")
    resolve = library.seccomp_syscall_resolve_name_arch
    theirs = {name: resolve(ctypes.c_uint32(architecture), name.encode()) for name, _ in _numbers(column)}

    assert -1 not in theirs.values()  # a name it does not know
    for name, ours in _numbers(column):
        assert ours == (theirs[name] if theirs[name] >= 0 else None), name  # negative: no such call on that machine


def _decide(program: bytes, number: int, architecture: int, arguments: tuple[int, ...] = ()) -> int:
    """What a filter says to a call: the four instructions it is made of, carried out one by one."""
    call = struct.pack("<IIQ6Q", number, architecture, 0, *(*arguments, 0, 0, 0, 0, 0, 0)[:6])
    steps = [struct.unpack_from("HBBI", program, place) for place in range(0, len(program), 8)]
    place = held = 0
    while True:
        kind, yes, no, value = steps[place]
        place += 1
        if kind == 0x20:  # load
            (held,) = struct.unpack_from("<I", call, value)
        elif kind == 0x15:  # equal?
            place += yes if held == value else no
        elif kind == 0x35:  # at least?
            place += yes if held >= value else no
        else:
            assert kind == 0x06  # the answer
            return int(value)


@machines
@pytest.mark.parametrize("files", [True, False], ids=["with files", "without files"])
def test_the_filter_allows_the_table_and_nothing_else(column: int, architecture: int, files: bool) -> None:
    program = seccomp.program(PID, files, column)
    table = seccomp.CALLS | (seccomp.PATH_CALLS if files else {})
    allowed = {numbers[column] for numbers in table.values()} - {None}
    bounded = {numbers[column]: (rank, values) for numbers, rank, values in seccomp.BOUNDED_CALLS.values()}
    bounded[seccomp.TGKILL[column]] = (0, (PID,))

    for number in range(600):
        said = _decide(program, number, architecture, (0xFFFFFFFF,) * 6)
        if number in allowed:
            assert said == _ALLOW
        elif number == seccomp.CLONE3 or number > 461:  # so that the C library falls back on an older one
            assert said == _NO_SUCH_CALL
        else:
            assert said == _REFUSE
    for number, (rank, values) in bounded.items():
        for value in (*range(2000), PID, 0x5450, 0x5451, 0x5452, 0x5412):
            said = _decide(program, number, architecture, (*(7777,) * rank, value))
            assert said == (_ALLOW if value in values else _REFUSE)


@machines
def test_the_tables_of_other_machines_kill(column: int, architecture: int) -> None:
    program = seccomp.program(PID, True, column)
    i386, arm, x32 = 0x40000003, 0x40000028, 0x40000000

    for other in {i386, arm, *(one for _, one in MACHINES.values())} - {architecture}:
        assert _decide(program, 0, other) == _KILL
    assert _decide(program, x32 | 39, architecture) == _KILL
    assert _decide(program, 0xFFFFFFFF, architecture) == _KILL
