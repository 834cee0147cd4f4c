"""A channel to a worker in another process: frames on a pipe, as `worker` describes them."""

import sys
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from signal import Signals
from typing import Any, Protocol

from autograder.sandbox import codec
from autograder.sandbox.client import Channel, Exchange, NotGranted, SandboxError, WorkerGone
from autograder.sandbox.worker import MAX_REPLY, READY

ROOT = str(Path(__file__).resolve().parents[2])  # where this package lies
START_SECONDS = 60.0


class Stopwatch(Protocol):
    """What counts the time that a process takes."""

    took: float

    def running(self, budget: float) -> AbstractContextManager[None]:
        """Context: it has so many seconds."""

    def paused(self) -> AbstractContextManager[None]:
        """Context: the process waits for us."""


class FrameChannel(Channel):
    """A channel that carries frames."""

    is_half_read = False  # has the beginning of a frame come, and not its end?

    def __init__(self, clock: Stopwatch):
        self.clock = clock

    def write(self, data: bytes) -> None:
        """Send bytes. Raises WorkerGone."""
        raise NotImplementedError

    def read(self, size: int) -> bytes:
        """Wait for so many bytes. Raises WorkerGone."""
        raise NotImplementedError

    def get_ready(self) -> None:
        """Wait until the worker has started.

        Raises:
            SandboxError: It does not start.
        """
        exchange = Exchange(START_SECONDS)
        exchange.nonce = READY
        try:
            self.carry(None, exchange)
            if exchange.kind == "c":
                raise refusal(*exchange.value)
        except (WorkerGone, SandboxError) as problem:
            problem = self.end(problem)
            if isinstance(problem, WorkerGone):
                problem = SandboxError(f"the worker did not start ({problem})")
            raise problem from None

    def carry(self, request: list[Any] | None, exchange: Exchange) -> None:
        """Send a request, if there is one, and answer questions until the reply has come."""
        self.received = 0
        try:
            with self.clock.running(exchange.budget):
                if request:
                    self.send(request)
                exchange.hear(self._receive())
                while not exchange.kind:
                    with self.clock.paused():
                        answer = exchange.answer()
                    self.send(answer)
                    exchange.hear(self._receive())
        finally:
            self.took = self.clock.took

    def send(self, message: Any) -> None:
        """Send one frame."""
        data = codec.pack(message)
        self.write(len(data).to_bytes(4) + data)

    def _receive(self) -> Any:
        size = int.from_bytes(self.read(4))
        if size > MAX_REPLY:  # the worker writes no such frame: see "l"
            raise WorkerGone("protocol", "not a frame")
        self.received += size
        self.is_half_read = True
        data = self.read(size)
        self.is_half_read = False
        try:
            return codec.decode(data)
        except codec.CodecError as error:
            raise WorkerGone("protocol", f"undecodable reply: {error}") from None


def command(call: str) -> list[str]:
    """Return what starts this Python without any library of its own, to make one call of ours."""
    module = call.partition(".")[0]
    program = (
        f"import sys; sys.path.append({ROOT!r}); from autograder.sandbox import {module}; {call}"
    )
    return [sys.executable, "-X", "utf8", "-s", "-S", "-P", "-c", program]


def refusal(is_final: bool, reason: str) -> SandboxError:
    """Return what is wrong with a confinement, as `forkserver.told` says it."""
    return NotGranted(reason) if is_final else SandboxError(reason)


def is_crash(problem: Exception) -> bool:
    """Return whether a worker ended by itself, so that its process knows how."""
    return isinstance(problem, WorkerGone) and problem.why == "crash"


def how_it_ended(code: int) -> str:
    """Tell how a process ended, from its exit code; that of a signal is negative."""
    with suppress(ValueError):
        return Signals(-code).name
    return f"exit code {code if abs(code) < 1 << 16 else hex(code)}"
