"""The trusted end: starts workers and asks them one thing at a time. Never runs or unpickles what
they say."""

import json
import os
import secrets
import select
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

from autograder.sandbox import codec, forms
from autograder.sandbox.clock import Clock
from autograder.sandbox.forkserver import FAILED_TO_CONFINE
from autograder.sandbox.loader import Functions, Loadable, as_pair
from autograder.sandbox.worker import MAX_REPLY, TOGETHER, Libraries

ROOT = str(Path(__file__).resolve().parents[2])  # where this package lies
LIMITS: Mapping[str, int] = {
    "memory_mb": 512,
    "cpu_seconds": 60,
    "processes": 32,
    "file_kb": 1024,
    "descriptors": 64,
}
MAX_PRINTED = 200_000  # characters a worker may print during one request
MAX_NAME = 100  # characters of a function's name
MAX_QUESTIONS = 1000  # lines of input asked for during one request
START_SECONDS = 60.0
END_SECONDS = 60.0  # for the fork server to tell how a worker ended
_PF_EXITING = 4  # of the kernel: a process is on its way out
# times and plus: a worker ends a call that takes too long by itself; what it cannot end, we do
LATE = (1.1, 0.2)
# plus and times: the wall time, of a budget, after which the machine is too busy to tell
WAIT = (60.0, 40)

# what was printed since the last question -> the line typed, None: end of input
Player = Callable[[str], str | None]


class SandboxError(Exception):
    """The sandbox itself does not work here. Nothing a submission does can raise it."""


class NotGranted(SandboxError):
    """The kernel does not grant a layer of the confinement, and would not if asked again."""


class Killed(SandboxError):
    """Somebody killed the worker: the machine was short of memory, say. What it was asked must be
    asked anew.

    It cannot have been the submission: no signal that it can send is this one (see seccomp).
    """


class Busy(SandboxError):
    """The machine is too busy to tell whether the submission takes too long."""


class WorkerGone(Exception):
    """The worker died (crash), closed its pipe (closed), or was put an end to: timeout, protocol,
    too large, too much output, too many questions.
    """

    def __init__(self, why: str, detail: str = "", function: str = "", partial: Any = None):
        """`function`: the one that did not end, as the worker says; `partial`: what it answered
        before."""
        super().__init__(f"{why}: {detail}")
        self.why, self.detail, self.function, self.partial = why, detail, function, partial


class Raised(Exception):
    """The submission raised an exception: its type and message as text, the line of the submission
    or None.

    `elsewhere`: that line only called the function that raised it, which is none of the
    submission's. `kind`: Python's own exception that it is, or is derived from.
    """

    def __init__(self, info: Any):
        good = forms.fits(info, forms.EXCEPTION)
        self.kind: str = info[3] if good else "Exception"
        self.type_name: str = info[0] if good else "Exception"
        self.message: str = info[1] if good else "?"
        known = good and info[2] is not None and abs(info[2]) in forms.LINE
        self.line: int | None = abs(info[2]) if known else None
        self.elsewhere: bool = known and info[2] < 0
        super().__init__(f"{self.type_name}: {self.message}".rstrip(": "))


class ForkServer:
    """A fork server with some layers of confinement. It gets ready by itself; the first worker is
    waited for."""

    def __init__(self, layers: Collection[str], preload: Libraries = ()):
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        try:
            self._process = _started(theirs.fileno(), layers, preload)
        except OSError:
            self._control.close()
            raise
        finally:
            theirs.close()
        self._is_ready = False

    def spawn(self, modules: Iterable[str] = (), **limits: int) -> "ConfinedWorker":
        """Start a worker.

        Args:
            modules: What it is to have of the standard library, which it cannot read.
            limits: Other limits than the usual ones.

        Raises:
            SandboxError: There can be none here.
        """
        if not self._is_ready:
            self._wait()
        return ConfinedWorker(self._control, {**LIMITS, **limits}, sorted(modules))

    def _wait(self) -> None:
        self._control.settimeout(START_SECONDS)
        try:
            first = self._control.recv(1000)
        except OSError:
            first = b""
        if first != b"ready":
            self._process.kill()
            assert self._process.stderr
            last = (
                self._process.stderr.read().decode("utf-8", "replace").strip().rpartition("\n")[2]
            )
            self.close()
            raise _no_worker(first, last[:200] or "the fork server did not start")
        self._is_ready = True

    def close(self) -> None:
        self._control.close()
        try:
            # what it says as long as it lives: `wait` would sleep between looks
            self._process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


class Worker:
    """What runs one submission and answers. One request, one reply, in lockstep, each within its
    deadline."""

    def __init__(self) -> None:
        self.gone: str | None = None
        # wait status, CPU seconds, peak memory in kB
        self.status: tuple[int, float, int] | None = None
        self.printed = ""
        self.received = 0  # bytes of what came back to the last request
        self.took = 0.0  # seconds of the last request that it computed or slept
        # of those of the last loading, the ones before anything ran: long files take long to read
        self.read = 0.0
        self.charge: Callable[[float], None] = lambda seconds: None  # hears of them

    def _ask(
        self,
        operation: str,
        arguments: list[Any],
        timeout: float,
        player: Player | None = None,
        together: float = 0,
    ) -> Any:
        """The reply to one request (see worker.Worker). Raises Raised, WorkerGone, SandboxError.

        `timeout`: what a call may take; `together`: what several calls may take before the last
        one.
        """
        raise NotImplementedError

    def _end(self, why: str, detail: str = "") -> NoReturn:
        """Put an end to it. Raises WorkerGone."""
        self._kill(why)
        raise WorkerGone(why, detail)

    def _give_up(self, said: Any, timeout: float) -> NoReturn:
        """Put an end to it, because it says that a call did not end. Raises WorkerGone."""
        good = forms.fits(said, forms.GIVEN_UP) and len(said[0]) <= MAX_NAME
        self._kill("timeout")
        raise WorkerGone("timeout", f"{timeout:g} s", *(said if good else ()))

    def _kill(self, why: str) -> None:
        self.gone = why

    # ---- what can be asked

    def load(self, loadable: Loadable, run: bool = True, timeout: float = 5) -> dict[str, Any]:
        """Load a submission; what the worker says of it, checked for its form."""
        # said before any of it ran: nothing of it is forged
        read = self._state(self._ask("load", loadable.packed(), timeout))
        if not run:
            return read
        self.read = self.took
        loaded = self._state(self._ask("run", [], timeout))
        self.took += self.read
        return loaded | {name: read[name] for name in ("broken", "lines", "kinds")}

    def step(self, rank: int, timeout: float = 1) -> None:
        """Run one statement of a submission that was loaded without being run."""
        self._ask("step", [rank], timeout)

    def loaded(self, timeout: float = 5) -> dict[str, Any]:
        """What the worker says of the submission after the last step, as after `load`."""
        return self._state(self._ask("finish", [], timeout))

    def _state(self, reply: Any) -> dict[str, Any]:
        if not forms.is_loaded(reply):
            self._end("protocol", "bad answer to load")
        return dict(reply)

    def map(
        self,
        name: str,
        calls: bytes,
        count: int,
        afresh: int = 0,
        by: Sequence[str] = (),
        timeout: float = 3,
    ) -> list[Any]:
        """Call a function with the packed argument lists, one after the other: values, errors,
        changed arguments.

        `timeout`: what each call may take. Fewer values come back, at least one, when all together
        take too long.
        """
        reply = self._ask(
            "map", [name, calls, afresh, list(by)], timeout, together=TOGETHER if count > 1 else 0
        )
        if not forms.is_map(reply, count) or not reply[0]:
            self._end("protocol", "bad answer to map")
        return list(reply)

    def begin(
        self, given: Functions | None, seed: int | None, heedless: bool = False, timeout: float = 5
    ) -> None:
        """Load the submission anew with other functions given, and chance fixed by a seed (see
        worker, seeding)."""
        with self._never_raising():
            self._ask("begin", [as_pair(given), seed, heedless], timeout)

    def counts(self, timeout: float = 1) -> dict[str, int]:
        """The number of calls of each function given by `begin` since this was last asked."""
        with self._never_raising():
            reply = self._ask("counts", [], timeout)
        if type(reply) is not dict or not all(type(count) is int for count in reply.values()):
            self._end("protocol", "bad answer to counts")
        return dict(reply)

    @contextmanager
    def _never_raising(self) -> Iterator[None]:
        """Around a request that no learner's code can make fail: an exception then is not an
        answer."""
        try:
            yield
        except Raised:
            self._end("protocol", "an exception where none can be")

    def call(
        self, name: str, arguments: list[Any], player: Player | None = None, timeout: float = 2
    ) -> Any:
        """Call a function once; its questions (`input`) go to the player."""
        return self._ask("call", [name, arguments], timeout, player)

    def trace(
        self, call: str, source: str, timeout: float = 3, skipped: Collection[str] = ()
    ) -> list[Any]:
        """Make a call, told as text, and say what was seen: see `tracing.watched`. Nothing of it is
        to be believed."""
        reply = self._ask("trace", [call, source, sorted(skipped)], timeout)
        if not forms.is_trace(reply):
            self._end("protocol", "bad answer to trace")
        return list(reply)

    def close(self) -> None:
        if self.gone is None:
            self._kill("closed")


class ConfinedWorker(Worker):
    """One confined process."""

    def __init__(
        self, control: socket.socket, limits: Mapping[str, int], modules: Sequence[str] = ()
    ):
        super().__init__()
        self._cpu_seconds = limits["cpu_seconds"]
        requests, self._to = os.pipe()
        self._from, replies = os.pipe()
        self._report, theirs = socket.socketpair()
        try:
            request = json.dumps([limits, modules]).encode()
            socket.send_fds(control, [request], [requests, replies, theirs.fileno()])
        except OSError as error:
            self._close(self._to, self._from)
            raise SandboxError(f"the fork server is gone ({error})") from None
        finally:
            os.close(requests)
            os.close(replies)
            theirs.close()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._report.settimeout(START_SECONDS)
        try:
            message, descriptors, _, _ = socket.recv_fds(self._report, 1000, 1)
        except OSError as error:
            message, descriptors = str(error).encode(), []
        if not descriptors:
            self._close(self._to, self._from)
            raise _no_worker(message, f"no worker: {message.decode('utf-8', 'replace')[:200]}")
        self._pidfd = descriptors[0]
        self._pid = _pid_of(self._pidfd)
        self._clock = Clock(self._pid)
        self._unread = b""  # what came after the last frame
        self._begun = False  # has the beginning of a reply come, and not its end?
        self._nonces, self._nonce = _nonces(), "ready"
        self._budget = self._timeout = START_SECONDS
        self._reply(None)

    # ---- one request, one reply

    def _ask(
        self,
        operation: str,
        arguments: list[Any],
        timeout: float,
        player: Player | None = None,
        together: float = 0,
    ) -> Any:
        if self.gone:
            raise WorkerGone(self.gone, "the worker is gone")
        self.printed, self.received = "", 0
        # nothing may come unasked; an end of file shows here too
        unasked = self._unread or self._read_some()
        if unasked is not None:
            self._end(*(("protocol", "unasked bytes") if unasked else ("crash", "closed its pipe")))
        self._end_at_the_limit()
        self._nonce = next(self._nonces)
        self._timeout, self._budget = timeout, timeout * LATE[0] + LATE[1] + together
        self._clock.start()
        try:
            self._send([operation, self._nonce, timeout, *arguments])
            return self._reply(player)
        finally:
            if not self.gone:
                self.took = self._clock.took
            self.charge(self.took)

    def _reply(self, player: Player | None) -> Any:
        for _ in range(MAX_QUESTIONS + 1):
            message = self._receive()
            good = type(message) is list and len(message) in (3, 4) and type(message[-1]) is str
            if not good or message[1] != self._nonce:
                self._end("protocol", "bad message or stale nonce")
            self.printed += message[-1]
            if len(self.printed) > MAX_PRINTED:
                self._end("too much output")
            kind = message[0]
            if kind == "i" and len(message) == 3:
                with self._clock.paused():
                    answer = player(message[2]) if player else None
                self._send(answer)
            elif kind == "r" and len(message) == 4:
                return message[2]
            elif kind == "e" and len(message) == 4:
                raise Raised(message[2])
            elif kind == "t" and len(message) == 4:
                self._give_up(message[2], self._timeout)
            elif kind == "l" and len(message) == 4 and type(message[2]) is int:
                self._end("too large", f"{message[2]} bytes")
            else:
                self._end("protocol", "bad message")
        return self._end("too many questions")

    # ---- a deadline that is fair on a busy machine: see `clock`

    def _wait(self, descriptor: int, event: int) -> None:
        """Wait until something can be read or written. Raises WorkerGone when time is up, Busy when
        nobody can tell."""
        poll = select.poll()
        poll.register(descriptor, event)
        left = self._left(0.0)
        while not poll.poll(max(5, min(left, 1) * 1000)):
            computed, slept = self._clock.computed, self._clock.slept
            self._end_at_the_limit()
            if computed >= self._budget or (slept >= self._budget and not self._clock.is_ready):
                self._end(
                    *(
                        ("protocol", "half a reply")
                        if self._begun
                        else ("timeout", f"{self._timeout:g} s")
                    )
                )
            if self._clock.passed > WAIT[0] + WAIT[1] * self._budget:
                self._kill("busy")
                raise Busy("busy")
            left = self._left(max(computed, slept))

    def _left(self, taken: float) -> float:
        """Seconds until the request has to be answered, of which so many are taken, or the worker
        is at its limit."""
        return min(self._budget - taken, self._cpu_seconds - self._clock.in_all)

    def _end_at_the_limit(self) -> None:
        if self._clock.in_all >= self._cpu_seconds:
            self._end("timeout", f"{self._cpu_seconds} s")

    # ---- frames

    def _send(self, message: Any) -> None:
        data = codec.pack(message)
        left = memoryview(struct.pack(">I", len(data)) + data)
        while left:
            try:
                left = left[os.write(self._to, left) :]
            except BlockingIOError:
                self._wait(self._to, select.POLLOUT)
            except BrokenPipeError:
                self._end("crash", "closed its pipe")

    def _receive(self) -> Any:
        header = self._exactly(4)
        if header == FAILED_TO_CONFINE and self._nonce == "ready":  # no learner's code has run yet
            self._kill("crash")
            raise _no_worker(self._unread, "the worker could not be confined")
        (size,) = struct.unpack(">I", header)
        if size > MAX_REPLY:  # the worker writes no such frame: see "l"
            self._end("protocol", "not a frame")
        self.received += size
        self._begun = True
        data = self._exactly(size)
        self._begun = False
        try:
            return codec.decode(data)
        except codec.CodecError as error:
            self._end("protocol", f"undecodable reply: {error}")

    def _exactly(self, size: int) -> bytes:
        parts = [self._unread]
        missing = size - len(self._unread)
        while missing > 0:
            part = self._read_some()
            if part == b"":
                self._end("crash", "ended")
            if part is None:
                self._wait(self._from, select.POLLIN)
            else:
                parts.append(part)
                missing -= len(part)
        data = b"".join(parts)
        self._unread = data[size:]
        return data[:size]

    def _read_some(self) -> bytes | None:
        """What has come; nothing at the end, None where there is nothing yet."""
        try:
            return os.read(self._from, 1 << 16)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    # ---- the end

    def _end(self, why: str, detail: str = "") -> NoReturn:
        died = why == "crash" and self._is_dying()
        self._kill(why)
        killed = False
        if why == "crash":
            killed, why, detail = self._fate(died, detail)
            self.gone = why
        if self._nonce == "ready":
            raise SandboxError(f"the worker did not start ({why}, {detail})")
        if killed:
            raise Killed(detail)
        raise WorkerGone(why, detail)

    def _fate(self, died: bool, detail: str) -> tuple[bool, str, str]:
        """Find out how a worker ended that is not heard of any more: whether somebody killed it,
        else why and how."""
        if self.status is None:
            return True, "crash", detail
        how, cpu, _ = self.status
        number = how & 127
        if number == signal.SIGKILL and not died:  # the signal was ours
            return False, "closed", detail
        if number == signal.SIGXCPU or (number == signal.SIGKILL and cpu >= self._cpu_seconds):
            return False, "timeout", f"{self._cpu_seconds} s"
        if number:
            detail = next((one.name for one in signal.Signals if one == number), f"signal {number}")
        else:
            detail = f"exit code {how >> 8}"
        return number == signal.SIGKILL, "crash", detail

    def _is_dying(self) -> bool:
        """Whether the worker has ended, or begun to. One that has not, and is silent, closed its
        pipe itself."""
        if select.select([self._pidfd], [], [], 0)[0]:
            return True
        try:
            after_name = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return True
        return bool(int(after_name[6]) & _PF_EXITING)

    def _kill(self, why: str) -> None:
        super()._kill(why)
        self.took = self._clock.took
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
        with suppress(OSError, ValueError):
            self._report.settimeout(END_SECONDS)
            how, cpu, memory = json.loads(self._report.recv(1000))
            self.status = (how, cpu, memory)
        self._clock.close()
        self._close(self._to, self._from, self._pidfd)

    def _close(self, *descriptors: int) -> None:
        for descriptor in descriptors:
            os.close(descriptor)
        self._report.close()


def command(call: str) -> list[str]:
    """Return what starts this Python without any library of its own, to make one call of ours."""
    module = call.partition(".")[0]
    program = (
        f"import sys; sys.path.append({ROOT!r}); from autograder.sandbox import {module}; {call}"
    )
    return [sys.executable, "-X", "utf8", "-s", "-S", "-P", "-c", program]


def _started(
    control: int, layers: Collection[str], preload: Libraries
) -> "subprocess.Popen[bytes]":
    """The process of a fork server."""
    return subprocess.Popen(
        command(f"forkserver.main({ROOT!r}, {control}, {sorted(layers)}, {preload!r})"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd="/",
        # a fixed seed: the order of a set must not change a mark; one thread, as numpy would start
        # more than a worker may have
        env={"PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "OPENBLAS_NUM_THREADS": "1"},
        pass_fds=(control,),
    )


def _no_worker(told: bytes, otherwise: str) -> SandboxError:
    """What is wrong with a confinement, as `forkserver.told` says it; `otherwise`: when it could
    say nothing."""
    try:
        refused, reason = json.loads(told)
    except ValueError:
        return SandboxError(otherwise)
    return NotGranted(reason) if refused else SandboxError(reason)


def _nonces() -> Iterator[str]:
    """Texts that nobody can foresee."""
    while True:
        many = secrets.token_hex(512)
        yield from (many[start : start + 16] for start in range(0, len(many), 16))


def _pid_of(pidfd: int) -> int:
    with open(f"/proc/self/fdinfo/{pidfd}") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("Pid:"))
