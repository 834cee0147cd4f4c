"""The tables of system calls: their numbers are libseccomp's, and the filter allows what they say
and nothing else."""

import ctypes
import re
import signal
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.sandbox import kernel, seccomp

MACHINES = {"x86-64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
_KILL, _REFUSE, _NO_SUCH_CALL, _ALLOW = 0x80000000, 0x50001, 0x50026, 0x7FFF0000
PID = 4242

machines = pytest.mark.parametrize(("column", "architecture"), MACHINES.values(), ids=MACHINES)


def _numbers(column: int) -> Iterator[tuple[str, int | None]]:
    """Every number we use, by the name of the call."""
    for name, numbers in seccomp.CALLS.items():
        yield name, numbers[column]
    for name, (numbers, _) in seccomp.BOUNDED_CALLS.items():
        yield name, numbers[column]
    yield "clone3", seccomp.CLONE3
    yield "seccomp", kernel.SECCOMP[column]
    yield "landlock_create_ruleset", kernel.LANDLOCK_CREATE_RULESET
    yield "landlock_restrict_self", kernel.LANDLOCK_RESTRICT_SELF


@machines
def test_the_numbers_are_those_of_libseccomp(column: int, architecture: int) -> None:
    try:
        library = ctypes.CDLL("libseccomp.so.2")
    except OSError:
        pytest.skip("needs libseccomp (Debian's libseccomp2) to compare with")
    resolve = library.seccomp_syscall_resolve_name_arch
    theirs = {
        name: resolve(ctypes.c_uint32(architecture), name.encode()) for name, _ in _numbers(column)
    }

    assert -1 not in theirs.values()  # a name it does not know
    for name, ours in _numbers(column):
        # negative: no such call on that machine
        assert ours == (theirs[name] if theirs[name] >= 0 else None), name


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
def test_the_filter_allows_the_table_and_nothing_else(column: int, architecture: int) -> None:
    program = seccomp.program(PID, column)
    allowed = {numbers[column] for numbers in seccomp.CALLS.values()} - {None}

    for number in range(600):
        said = _decide(program, number, architecture, (0xFFFFFFFF,) * 6)
        if number in allowed:
            assert said == _ALLOW
        # so that the C library falls back on an older one
        elif number == seccomp.CLONE3 or number > 461:
            assert said == _NO_SUCH_CALL
        else:
            assert said == _REFUSE
    for numbers, bounds in seccomp.BOUNDED_CALLS.values():
        right = {
            rank: {PID if value < 0 else value for value in values}
            for rank, values in bounds.items()
        }
        for rank, values in right.items():
            for value in (*range(70), *range(1020, 1040), PID, 0x5450, 0x5451, 0x5452, 0x5412):
                arguments = [next(iter(right.get(place, {7777}))) for place in range(6)]
                arguments[rank] = value
                said = _decide(program, numbers[column], architecture, tuple(arguments))
                assert said == (_ALLOW if value in values else _REFUSE)


@machines
def test_a_worker_sends_signals_to_itself_alone_and_never_the_one_that_kills(
    column: int, architecture: int
) -> None:
    program = seccomp.program(PID, column)
    numbers, _ = seccomp.BOUNDED_CALLS["tgkill"]
    allowed = {
        (pid, sign)
        for pid in (0, 1, PID - 1, PID, PID + 1, 2**32 - 1)
        for sign in range(65)
        if _decide(program, numbers[column], architecture, (pid, PID, sign)) == _ALLOW
    }

    assert {pid for pid, _ in allowed} == {PID}
    assert {signal.SIGABRT, signal.SIGALRM, signal.SIGINT, signal.SIGTERM} < {
        sign for _, sign in allowed
    }
    assert {signal.SIGKILL, signal.SIGSTOP, signal.SIGTSTP, signal.SIGXCPU} & {
        sign for _, sign in allowed
    } == set()
    others = {
        "kill": (62, 129),
        "tkill": (200, 130),
        "rt_sigqueueinfo": (129, 138),
        "rt_tgsigqueueinfo": (297, 240),
    }
    for name, both in others.items():
        assert _decide(program, both[column], architecture, (PID, PID, 0)) == _REFUSE, name


@machines
def test_the_tables_of_other_machines_kill(column: int, architecture: int) -> None:
    program = seccomp.program(PID, column)
    i386, arm, x32 = 0x40000003, 0x40000028, 0x40000000

    for other in {i386, arm, *(one for _, one in MACHINES.values())} - {architecture}:
        assert _decide(program, 0, other) == _KILL
    assert _decide(program, x32 | 39, architecture) == _KILL
    assert _decide(program, 0xFFFFFFFF, architecture) == _KILL


def test_what_is_written_about_them_is_so() -> None:
    page = (
        (Path(seccomp.__file__).parent / "README.md")
        .read_text(encoding="utf-8")
        .partition("## System calls")[2]
    )
    ours, _, compared = page.partition("### ")
    lists = [re.findall(r"`(\w+)`", part) for part in re.split(r" \(\d+\):", ours)[1:]]
    rows = [row.split("|")[1] for row in compared.splitlines() if row.startswith("| `")]
    refused = [name for row in rows for name in re.findall(r"`(\w+)`", row)]

    assert lists == [list(seccomp.CALLS), list(seccomp.BOUNDED_CALLS)]
    assert re.findall(r" \((\d+)\):", ours) == [str(len(names)) for names in lists]
    assert len(set(refused)) == len(refused) > 200
    assert set(refused) & set(lists[0]) == set()
    assert set(refused) >= set(lists[1])
