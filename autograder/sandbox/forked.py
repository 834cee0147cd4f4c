"""Confined workers: the trusted end of the fork server, and the channel to one of its workers."""

import json
import os
import select
import signal
import socket
import subprocess
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from autograder.sandbox.client import (
    Busy,
    Exchange,
    Killed,
    SandboxError,
    Worker,
    WorkerGone,
)
from autograder.sandbox.clock import Clock, status_of
from autograder.sandbox.frames import (
    ROOT,
    START_SECONDS,
    FrameChannel,
    command,
    how_it_ended,
    is_crash,
    refusal,
)
from autograder.sandbox.worker import Libraries

LIMITS: Mapping[str, int] = {
    "memory_mb": 512,
    "cpu_seconds": 60,
    "processes": 32,
    "file_kb": 1024,
    "descriptors": 64,
}
END_SECONDS = 60.0  # for the fork server to tell how a worker ended
_PF_EXITING = 4  # of the kernel: a process is on its way out
# plus and times: the wall time, of a budget, after which the machine is too busy to tell
WAIT = (60.0, 40)


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

    def spawn(self, modules: Iterable[str] = ()) -> Worker:
        """Start a worker.

        Args:
            modules: What it is to have of the standard library, which it cannot read.

        Raises:
            SandboxError: There can be none here.
        """
        if not self._is_ready:
            self._wait()
        channel = ForkedChannel(self._control, sorted(modules))
        channel.get_ready()
        return Worker(channel)

    def _wait(self) -> None:
        self._control.settimeout(START_SECONDS)
        try:
            first = self._control.recv(1000)
        except OSError:
            first = b""
        if first != b"ready":
            self._process.kill()
            assert self._process.stderr
            said = self._process.stderr.read().decode("utf-8", "replace").strip()
            self.close()
            last_line = said.rpartition("\n")[2]
            raise _refused(first, last_line[:200] or "the fork server did not start")
        self._is_ready = True

    def close(self) -> None:
        """End it."""
        self._control.close()
        try:
            # what it says as long as it lives: `wait` would sleep between looks
            self._process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


class ForkedChannel(FrameChannel):
    """A channel to one confined process."""

    clock: Clock

    def __init__(self, control: socket.socket, modules: Sequence[str]):
        """Ask the fork server for a process.

        Raises:
            SandboxError: It starts none.
        """
        self._cpu_seconds = LIMITS["cpu_seconds"]
        requests, self._to = os.pipe()
        self._from, replies = os.pipe()
        self._report, theirs = socket.socketpair()
        try:
            request = json.dumps([LIMITS, modules]).encode()
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
            raise _refused(message, f"no worker: {message.decode('utf-8', 'replace')[:200]}")
        self.pidfd = descriptors[0]
        self.pid = _pid_of(self.pidfd)
        super().__init__(Clock(self.pid))
        self._unread = b""  # what came after the last frame

    def carry(self, request: list[Any] | None, exchange: Exchange) -> None:
        """Carry an exchange out. Nothing may have come unasked; an end of file shows here too."""
        self.took = 0.0
        unasked = self._unread or (self._read_some() if request else None)
        if unasked:
            raise WorkerGone("protocol", "unasked bytes")
        if unasked == b"" and request:
            raise WorkerGone("crash", "closed its pipe")
        super().carry(request, exchange)

    def _wait(self, descriptor: int, event: int) -> None:
        """Wait until something can be read or written.

        Raises:
            WorkerGone: The time is up.
            Busy: Nobody can tell.
        """
        poll, clock = select.poll(), self.clock
        poll.register(descriptor, event)
        while not poll.poll(max(5, min(clock.left, 1) * 1000)):
            if clock.is_up and self.is_half_read:
                raise WorkerGone("protocol", "half a reply")
            if clock.is_up:
                raise WorkerGone("timeout")
            if clock.passed > WAIT[0] + WAIT[1] * clock.budget:
                raise Busy("busy")

    # ---- bytes

    def write(self, data: bytes) -> None:
        """Send bytes. Raises WorkerGone."""
        left = memoryview(data)
        while left:
            try:
                left = left[os.write(self._to, left) :]
            except BlockingIOError:
                self._wait(self._to, select.POLLOUT)
            except BrokenPipeError:
                raise WorkerGone("crash", "closed its pipe") from None

    def read(self, size: int) -> bytes:
        """Wait for so many bytes. Raises WorkerGone."""
        parts, missing = [self._unread], size - len(self._unread)
        while missing > 0:
            part = self._read_some()
            if part == b"":
                raise WorkerGone("crash", "ended")
            if part is None:
                self._wait(self._from, select.POLLIN)
            else:
                parts.append(part)
                missing -= len(part)
        data = b"".join(parts)
        self._unread = data[size:]
        return data[:size]

    def _read_some(self) -> bytes | None:
        """Return what has come; nothing at the end, None where there is nothing yet."""
        try:
            return os.read(self._from, 1 << 16)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    # ---- the end

    def end(self, problem: WorkerGone | SandboxError) -> WorkerGone | SandboxError:
        """Kill the worker; of one that is not heard of any more, find out how it ended."""
        died = is_crash(problem) and self._is_dying()
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self.pidfd, signal.SIGKILL)
        with suppress(OSError, ValueError):
            self._report.settimeout(END_SECONDS)
            how, cpu, memory = json.loads(self._report.recv(1000))
            self.status = (how, cpu, memory)
        self.clock.close()
        self._close(self._to, self._from, self.pidfd)
        return self._fate(died) if is_crash(problem) else problem

    def _fate(self, died: bool) -> WorkerGone | SandboxError:
        if self.status is None:
            return Killed("its fork server is gone")
        code = os.waitstatus_to_exitcode(self.status[0])
        is_at_its_limit = self.status[1] >= self._cpu_seconds
        if code == -signal.SIGKILL and not died:  # the signal was ours
            return WorkerGone("closed")
        if code == -signal.SIGXCPU or (code == -signal.SIGKILL and is_at_its_limit):
            return WorkerGone("timeout", f"{self._cpu_seconds} s")
        if code == -signal.SIGKILL:
            return Killed(how_it_ended(code))
        return WorkerGone("crash", how_it_ended(code))

    def _is_dying(self) -> bool:
        """Return whether the worker has ended, or begun to. One that has not, and is silent, closed
        its pipe itself."""
        has_ended = bool(select.select([self.pidfd], [], [], 0)[0])
        status = [] if has_ended else status_of(self.pid)
        return not status or bool(int(status[6]) & _PF_EXITING)

    def _close(self, *descriptors: int) -> None:
        for descriptor in descriptors:
            os.close(descriptor)
        self._report.close()


def _started(
    control: int, layers: Collection[str], preload: Libraries
) -> "subprocess.Popen[bytes]":
    """Start the process of a fork server."""
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


def _refused(told: bytes, otherwise: str) -> SandboxError:
    """Return what is wrong with a confinement; `otherwise`: where the fork server could not say."""
    try:
        return refusal(*json.loads(told))
    except ValueError:
        return SandboxError(otherwise)


def _pid_of(pidfd: int) -> int:
    with open(f"/proc/self/fdinfo/{pidfd}") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("Pid:"))
