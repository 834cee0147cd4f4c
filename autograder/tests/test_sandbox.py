"""The confinement: the wall on this machine, the pipe, the deadlines."""

import errno
import os
import platform
import re
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.benchmarks.busy import hogs
from autograder.checking import Cases
from autograder.course.module import Course, this_course
from autograder.sandbox import codec, confine, forked, frames, kernel
from autograder.sandbox.client import Killed, Raised, SandboxError, Worker, WorkerGone
from autograder.sandbox.doctor import WALL, Tier, examine
from autograder.sandbox.forked import LIMITS, ForkedChannel, ForkServer
from autograder.sandbox.forkserver import told
from autograder.sandbox.imports import imported_in
from autograder.sandbox.loader import Loadable
from autograder.sandbox.servers import sandbox_of
from autograder.tests.settings import ROOT, as_ordinary_user, inside_a_container, refusing

FULL = WALL.layers

# ---------------------------------------------------------------- the wall


def test_the_wall_holds_here() -> None:
    finding = examine(WALL)

    assert finding.unavailable == ""
    assert finding.holes == ()


def test_the_doctor_sees_holes_where_there_are_some() -> None:
    without = Tier("without", frozenset({confine.UID, confine.LIMITS}), WALL.what)

    assert {"read", "size", "fork", "execute", "connect", "namespace"} <= set(
        examine(without).holes
    )


_EXAMINE = """
import sys
sys.path.insert(0, {root!r})
from autograder.sandbox.doctor import best
tier, finding = best()
print(tier.name if tier else "none", finding.holes)
"""


def _holds(*prefix: str) -> bool:
    """Return whether the wall holds in a fresh interpreter, started in some setting."""
    program = _EXAMINE.format(root=str(ROOT))
    done = subprocess.run(
        [*prefix, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.startswith("confined ")


def test_it_holds_in_a_container() -> None:
    assert _holds(*inside_a_container([sys.executable]))


def test_it_holds_for_an_ordinary_user() -> None:
    prefix = as_ordinary_user()

    assert _holds(*prefix)
    assert _holds(*inside_a_container(prefix))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "holds"),
    [(kernel.LANDLOCK_CREATE_RULESET, True), (kernel.SECCOMP[kernel.MACHINE], False)],
    ids=["without Landlock", "without seccomp"],
)
def test_what_a_kernel_refuses(call: int, holds: bool) -> None:
    """Landlock is a second layer; without seccomp there is no wall."""
    assert _holds(*refusing([sys.executable], (call,))) == holds


_LIBRARY = """
import concurrent.futures, graphlib
from xml.etree import ElementTree
import nothing_of_that_name
help(len)
def f(): import graphlib, zlib; return [graphlib.__name__, ElementTree.__name__]
"""


def test_what_a_submission_imports_of_the_library_is_there() -> None:
    """It cannot read a file, so that is imported before it is forked."""
    with closing(sandbox_of(WALL)) as sandbox:
        worker = sandbox.spawn(imported_in([_LIBRARY]))
        state = worker.load(Loadable(_LIBRARY, ["f"]))
        failures = [(kind, message) for _line, kind, message, _name in state["failures"]]
        assert failures == [("ModuleNotFoundError", "No module named 'nothing_of_that_name'")]
        assert worker.call("f", []) == ["graphlib", "xml.etree.ElementTree"]
        worker.close()


@pytest.mark.parametrize(
    ("source", "modules"),
    [
        ("import os, sys as s  # , re", {"os", "sys"}),
        ("from os import path\nx = (", {"os", "os.path"}),
        ("def f():\n    import math.x", {"math.x"}),
        ("from . import x\nfrom .y import z", set()),
        ("x = 'numpy'", {"numpy"}),
        ("help(print)", {"pydoc"}),
        ("importx = 1\nimport", set()),
    ],
)
def test_what_is_imported(source: str, modules: set[str]) -> None:
    assert imported_in([source]) == modules


@pytest.mark.parametrize("at", [1, 2, 5])
def test_a_worker_killed_while_its_tier_is_examined(
    at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, seen = ForkedChannel.send, 0

    def killing(channel: ForkedChannel, message: object) -> None:
        nonlocal seen
        seen += 1
        send(channel, message)
        if seen == at:
            signal.pidfd_send_signal(channel.pidfd, signal.SIGKILL)

    monkeypatch.setattr(ForkedChannel, "send", killing)

    assert examine(WALL).holds
    assert seen > at


@pytest.mark.parametrize("times", [1, pytest.param(100, marks=pytest.mark.slow)])
def test_a_fork_server_killed_while_its_tier_is_examined(
    times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    command, started = frames.command, 0

    def killed(call: str) -> list[str]:
        nonlocal started
        started += 1
        return ["/bin/sh", "-c", "kill -9 $$"] if started <= times else command(call)

    monkeypatch.setattr("autograder.sandbox.forked.command", killed)
    finding = examine(WALL)

    assert finding.holds == (times == 1)
    assert finding.certain == (times == 1)
    assert 1 < started < 10


_SHORT_OF_FILES = """
import os, resource, sys, threading
sys.path.insert(0, {root!r})
from autograder.sandbox.doctor import best
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
taken = []
try:
    while True:
        taken.append(os.open("/dev/null", os.O_RDONLY))
except OSError:
    pass
threading.Timer(1, lambda: [os.close(descriptor) for descriptor in taken]).start()
tier, finding = best()
print(tier.name)
"""


def test_a_machine_short_of_something_for_a_moment() -> None:
    program = _SHORT_OF_FILES.format(root=str(ROOT))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )

    assert done.stdout == "confined\n", done.stderr


def test_a_refusal_is_known_from_a_want(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (errno.EPERM, errno.ENOSYS, errno.ENOSPC, errno.EINVAL):
        assert told(OSError(number, "no"))[0] is True
    for error in (
        OSError(errno.EAGAIN, "later"),
        OSError(errno.ENOMEM, "none left"),
        MemoryError(),
        ImportError("?"),
    ):
        assert told(error)[0] is False


@pytest.mark.skipif(
    platform.machine() != "x86_64", reason="the alternative call tables are x86-64's"
)
@pytest.mark.parametrize(
    "machine_code",
    # getpid as an x32 call; as an i386 call
    ["b80000004005" + "27000000" + "0f05c3", "b814000000cd80c3"],
    ids=["x32", "i386"],
)
def test_other_call_tables_kill(fork_server: ForkServer, machine_code: str) -> None:
    source = f"""
    import ctypes, mmap
    def f():
        memory = mmap.mmap(-1, 4096, prot=7)
        memory.write(bytes.fromhex("{machine_code}"))
        address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        return ctypes.CFUNCTYPE(ctypes.c_int)(address)()
    """
    worker = _loaded(fork_server, source)
    with pytest.raises(WorkerGone, match="SIGSYS"):
        worker.call("f", [])


# ---------------------------------------------------------------- workers


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    server = ForkServer(FULL)
    yield server
    server.close()


def _loaded(fork_server: ForkServer, source: str) -> Worker:
    worker = fork_server.spawn(imported_in([source]))
    worker.load(Loadable(textwrap.dedent(source)))
    return worker


def channel_of(worker: Worker) -> ForkedChannel:
    assert isinstance(worker.channel, ForkedChannel)
    return worker.channel


def test_a_call_and_a_map(fork_server: ForkServer) -> None:
    worker = _loaded(fork_server, "def f(a, b):\n    return [a, (b,)]\n")

    assert worker.call("f", [1, "é"]) == [1, ("é",)]
    assert worker.map("f", codec.pack([[1, 2], [3, 4]]), 2) == [[[1, (2,)], [3, (4,)]], [], []]
    worker.close()


def test_what_is_printed_and_asked(fork_server: ForkServer) -> None:
    worker = _loaded(fork_server, "def f():\n    return [input('one? '), input('two? ')]\n")
    heard = []

    def player(printed: str) -> str:
        heard.append(printed)
        return str(len(heard))

    assert worker.call("f", [], player) == ["1", "2"]
    assert heard == ["one? ", "two? "]
    worker.close()


def test_deadlines(fork_server: ForkServer) -> None:
    for body in ("while True: pass", "import time; time.sleep(60)"):
        worker = _loaded(fork_server, f"def f():\n    {body}\n")
        started = time.monotonic()
        with pytest.raises(WorkerGone, match="timeout"):
            worker.call("f", [], timeout=0.3)
        assert time.monotonic() - started < 20  # the stretch for a busy machine included


def test_too_much_memory_is_as_too_much_time(fork_server: ForkServer) -> None:
    """Which of the two comes first depends on the machine."""
    worker = _loaded(
        fork_server, "def g():\n    return [0] * 10**11\ndef f(n):\n    return n or g()\n"
    )
    with pytest.raises(WorkerGone, match="timeout: 1 s") as gone:
        worker.map("f", codec.pack([[1], [0], [2]]), 3, timeout=1)
    assert gone.value.function == "g"
    assert gone.value.partial == [[1], [], []]
    worker = _loaded(fork_server, "def f():\n    return [0] * 10**11\n")
    with pytest.raises(WorkerGone, match="timeout: 1 s"):
        worker.call("f", [], timeout=1)


@pytest.mark.slow
def test_what_a_call_held_is_free_when_it_has_returned(fork_server: ForkServer) -> None:
    """Also when the alarm has looked at it."""
    held = LIMITS["memory_mb"] * 5 // 8  # one fits, two do not
    source = f"""
import time
def f(n):
    held, end = bytearray({held} << 20), time.process_time() + 0.3
    while time.process_time() < end:
        pass
    return n
"""
    worker = _loaded(fork_server, source)
    assert worker.map("f", codec.pack([[1], [2], [3]]), 3, timeout=1) == [[1, 2, 3], [], []]
    worker.close()


@pytest.mark.parametrize(
    "written", [b"x", b"some text", b"\0\0\0\2[]", b"\0\1\0\0[", b"\0\0\0\0", b"\xff" * 4]
)
def test_bytes_of_its_own_in_the_pipe_are_called_what_they_are(
    fork_server: ForkServer, written: bytes
) -> None:
    """Whatever size they announce: they are no answer, be it too large or too late."""
    writes = (
        f"try:\n            os.write(descriptor, {written!r})\n        except OSError:\n           "
        " pass"
    )
    source = (
        f"import os\ndef f():\n    for descriptor in range(3, 21):\n        {writes}\n   "
        " return 1\n"
    )
    with pytest.raises(WorkerGone, match="protocol"):
        _loaded(fork_server, source).call("f", [], timeout=0.3)


def test_an_answer_that_is_too_large_is_called_so(fork_server: ForkServer) -> None:
    with pytest.raises(WorkerGone, match=r"too large: [0-9]{7} bytes"):
        _loaded(fork_server, "def f():\n    return 'x' * 2_000_000\n").call("f", [])


def test_one_that_closes_its_pipes_is_not_taken_for_killed(fork_server: ForkServer) -> None:
    worker = _loaded(
        fork_server, "import os, time\ndef f():\n    os.closerange(3, 100)\n    time.sleep(60)\n"
    )
    with pytest.raises(WorkerGone, match="closed"):
        worker.call("f", [])


@pytest.mark.slow
def test_the_kernels_limit_of_processor_time_is_told_as_a_deadline(
    fork_server: ForkServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts ticks, too many on a busy machine: it leaves twice the time that anybody has."""
    monkeypatch.setattr(forked, "LIMITS", {**LIMITS, "cpu_seconds": 1})
    worker = fork_server.spawn()
    worker.load(Loadable("def f():\n    while True: pass\n"))
    limits = Path(f"/proc/{channel_of(worker).pid}/limits").read_text()
    assert re.search(r"^Max cpu time +2 +2", limits, re.MULTILINE)
    with pytest.raises(WorkerGone, match="timeout: 1 s"):
        worker.call("f", [], timeout=20)


def test_who_ended_it_is_told_from_who_did_not(fork_server: ForkServer) -> None:
    """It cannot kill itself; when it is killed, somebody else did that. All else that ends it is
    its own doing."""
    source = """
    import os, signal
    def kill(): signal.raise_signal(9)
    def stop(): signal.raise_signal(19)
    def abort(): os.abort()
    def end(): signal.raise_signal(15)
    def wait():
        while True: pass
    """
    worker = _loaded(fork_server, source)
    for name in ("kill", "stop"):
        with pytest.raises(Raised, match="PermissionError"):
            worker.call(name, [])
    with pytest.raises(WorkerGone, match="SIGABRT"):
        worker.call("abort", [])
    with pytest.raises(WorkerGone, match="SIGTERM"):
        _loaded(fork_server, source).call("end", [])
    worker = _loaded(fork_server, source)
    pidfd = channel_of(worker).pidfd
    killing = threading.Timer(0.3, signal.pidfd_send_signal, (pidfd, signal.SIGKILL))
    killing.start()
    with pytest.raises(Killed):
        worker.call("wait", [], timeout=20)
    killing.join()


def test_a_busy_machine_costs_nobody_a_call(fork_server: ForkServer) -> None:
    source = """
    import time
    def f():
        while time.process_time() < 0.25:
            pass
        return "done"
    """
    with hogs(4 * (os.cpu_count() or 1)):
        worker = _loaded(fork_server, source)
        assert worker.call("f", [], timeout=1) == "done"
        worker.close()


def test_nothing_outlives_the_checker(tmp_path: Path) -> None:
    """kill -9 of the checker: fork server and worker are gone soon after."""
    program = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from autograder.sandbox.doctor import WALL
from autograder.sandbox.forked import ForkServer
from autograder.sandbox.loader import Loadable
fork_server = ForkServer(WALL.layers)
worker = fork_server.spawn()
worker.load(Loadable("def f():\\n    while True: pass"))
print(fork_server._process.pid, worker.channel.pid, flush=True)
worker.call("f", [], timeout=600)
"""
    checker = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert checker.stdout
    pids = checker.stdout.readline().split()
    checker.kill()
    checker.wait()
    checker.stdout.close()

    deadline = time.monotonic() + 20
    while any(Path("/proc", pid).exists() for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in pids if Path("/proc", pid).exists()] == []


def test_the_secrets_of_the_checker_are_in_no_worker(fork_server: ForkServer) -> None:
    """The fork server is exec'ed: what this process holds in memory is not in the worker's."""
    canary = "canary-" + os.urandom(8).hex()
    kept = [canary + str(rank) for rank in range(100)]
    worker = _loaded(fork_server, "def f():\n    return 1\n")
    seen = 0
    for part in _memory_of(worker):
        seen += len(part)
        assert canary.encode() not in part
    worker.close()
    assert kept
    assert seen > 1 << 20


# from inside: everything that can be reached, by whatever way, and the names of the files code came
# from
_LOOK_AROUND = """
import os, platform, socket, sys

def answers():
    found = [platform.node(), os.uname().nodename, sys.argv, sys.orig_argv]
    command = lambda: open("/proc/self/cmdline").read()
    for ask in (socket.gethostname, os.getloadavg, command, os.getlogin):
        try:
            found.append(ask())
        except OSError:
            found.append(None)
    return found
"""


def test_python_says_a_name_that_is_not_the_machines(fork_server: ForkServer) -> None:
    worker = _loaded(fork_server, _LOOK_AROUND)
    names = ["sandbox", "sandbox", ["submission.py"], ["python", "submission.py"]]
    assert worker.call("answers", []) == [*names, None, None, None, None]
    worker.close()


def _memory_of(worker: Worker) -> Iterator[bytes]:
    """All it can read, part by part."""
    pid = channel_of(worker).pid
    with (
        open(f"/proc/{pid}/maps") as lines,
        open(f"/proc/{pid}/mem", "rb") as memory,
    ):
        for line in lines:
            start, stop = (int(number, 16) for number in line.split()[0].split("-"))
            if " r" not in line or "[v" in line:
                continue
            try:
                memory.seek(start)
                yield memory.read(stop - start)
            except (OSError, ValueError, OverflowError):
                continue


def test_a_lost_fork_server_is_an_error_in_words() -> None:
    server = ForkServer(FULL)
    server._process.kill()
    server._process.wait()
    with pytest.raises(SandboxError):
        server.spawn()
    server.close()


# ---------------------------------------------------------------- the codec

plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text()
    | st.floats(allow_nan=False)
    | st.binary()
    | st.fractions(),
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text() | st.integers(), inner)
    ),
    max_leaves=20,
)


@given(plain)
def test_plain_data_survives(value: Any) -> None:
    assert codec.decode(codec.encode(value).encode("ascii")) == value
    assert codec.unpack(codec.pack([value])) == [value]


def test_what_is_packed_shares_nothing() -> None:
    """A function that compares with `is` must not be right by accident."""
    name, pair = "two words", (1000, 2.5)
    texts, pairs = codec.unpack(codec.pack([[name, name], [pair, pair, [pair]]]))

    assert texts[0] is not texts[1]
    assert pairs[0] is not pairs[1] is not pairs[2][0]
    assert pairs[0][0] is not pairs[1][0]


@pytest.mark.parametrize("slug", this_course().modules)
def test_every_case_is_packed_as_it_would_be_encoded(course: Course, slug: str) -> None:
    """What marshal takes for bytes, as numpy's numbers, is no argument of ours."""
    course.module(slug).prepare()
    found = [
        value
        for value in vars(sys.modules[f"autograder.checks.test_{slug}"]).values()
        if isinstance(value, Cases)
    ]
    for cases in (*found, *(one.drawn(Random(1)) for one in found)):
        arguments = [list(one) for one in cases.arguments]
        assert codec.unpack(codec.pack(arguments)) == codec.decode(
            codec.encode(arguments).encode("ascii")
        )


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_decode_or_are_refused(data: bytes) -> None:
    with suppress(codec.CodecError):
        codec.decode(data)


@given(plain, st.data())
def test_spoilt_frames_decode_or_are_refused(value: Any, data: st.DataObject) -> None:
    frame = bytearray(codec.encode(value).encode("ascii"))
    for _ in range(data.draw(st.integers(1, 4))):
        frame[data.draw(st.integers(0, len(frame) - 1))] = data.draw(
            st.sampled_from(b'[]{}":,0aintsdfbqcx\\')
        )
    with suppress(codec.CodecError):
        codec.decode(bytes(frame))


@pytest.mark.parametrize(
    "frame",
    [
        b"[" * 100_000,
        b"[" * 500 + b"]" * 500,
        b"[" * 67 + b"]" * 67,
        b"[" * 61 + b'"' + b'\\"' * 500_000,
        b"9" * 5000,
        b'{"i":"zz"}',
        b'{"i":1}',
        b'{"q":["0x1","0x0"]}',
        b'{"t":[],"s":[]}',
        b'{"__reduce__":[]}',
        b'{"s":[[1]]}',
        b"\xff",
        b"\x80\x04N.",
    ],
)
def test_known_bad_frames_are_refused(frame: bytes) -> None:
    with pytest.raises(codec.CodecError):
        codec.decode(frame)


@pytest.mark.parametrize(
    "items",
    [
        [k * (2**61 - 1) for k in range(2000)],
        [*range(700), *(Fraction(1 + 2 * k * (2**61 - 1), 2) for k in range(2000))],
    ],
    ids=["integers", "fractions"],
)
def test_elements_chosen_to_collide_are_refused(items: list[Any]) -> None:
    with pytest.raises(codec.CodecError, match="collide"):
        codec.decode(f'{{"s":{codec.encode(items)}}}'.encode())


def test_what_is_not_plain_equals_nothing() -> None:
    received = codec.decode(codec.encode(object()).encode())

    assert received != received
    assert repr(received) == "<object>"


def test_raised_survives_any_information() -> None:
    for info in (None, 3, [], ["a"], [1, 2, 3], ["T", "m", "x"]):
        assert str(Raised(info))
