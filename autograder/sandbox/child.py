"""A worker in a process that nothing confines: for one's own code, where Linux's confinement does
not exist."""

import os
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from signal import Signals
from typing import Any, NoReturn

from autograder.sandbox import codec
from autograder.sandbox.client import (
    LATE,
    ROOT,
    START_SECONDS,
    ConfinedWorker,
    Player,
    SandboxError,
    WorkerGone,
    command,
)
from autograder.sandbox.worker import Libraries

# no system tells how long another process waited for a processor: a request may take so many times
# its limit
_PATIENCE = 3.0


class _Stopwatch:
    """A limit of time, after which a process is killed; it stands still while the process waits for
    us."""

    def __init__(self, process: "subprocess.Popen[bytes]"):
        self._process = process
        self.late = False

    @contextmanager
    def started(self, seconds: float) -> Iterator[None]:
        """Context: the process has so many seconds."""
        self._limit = self._left = seconds
        self._go_on()
        try:
            yield
        finally:
            self._stop()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Context: the process waits for us."""
        self._stop()
        try:
            yield
        finally:
            self._go_on()

    @property
    def passed(self) -> float:
        """Seconds that it ran, when it has stopped."""
        return self._limit - self._left

    def _go_on(self) -> None:
        self._since = time.monotonic()
        self._timer = threading.Timer(self._left, self._strike)
        self._timer.daemon = True
        self._timer.start()

    def _stop(self) -> None:
        self._timer.cancel()
        self._left -= time.monotonic() - self._since

    def _strike(self) -> None:
        self.late = True
        self._process.kill()


class ChildWorker(ConfinedWorker):
    """A process that nothing confines; what it says is checked as if it were. It gets ready by
    itself."""

    def __init__(self, preload: Libraries = ()):
        """Raises SandboxError when no process can be started."""
        super(ConfinedWorker, self).__init__()
        own = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        quiet: Any = (  # Ctrl-C is for the program that started it; no window opens
            {"creationflags": getattr(subprocess, "CREATE_NO_WINDOW", 0)}
            if sys.platform == "win32"
            else {"start_new_session": True}
        )
        try:
            self._process = subprocess.Popen(
                command(f"unconfined.serve({ROOT!r}, {preload!r})"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=tempfile.gettempdir(),
                env=own | {"PYTHONHASHSEED": "0", "OPENBLAS_NUM_THREADS": "1"},
                **quiet,
            )
        except OSError as error:
            raise SandboxError(f"no process can be started ({error})") from None
        self._watch = _Stopwatch(self._process)
        self._clock: Any = self._watch  # what stands still during a question
        self._nonce, self._timeout = "ready", START_SECONDS

    def get_ready(self) -> None:
        """Wait until it is. Raises SandboxError when it does not start."""
        with self._watch.started(START_SECONDS):
            self._reply(None)

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
        self._nonce, self._timeout = secrets.token_hex(8), timeout
        try:
            with self._watch.started((timeout * LATE[0] + LATE[1] + together) * _PATIENCE):
                self._send([operation, self._nonce, timeout, *arguments])
                return self._reply(player)
        finally:
            self.took = self._watch.passed
            self.charge(self.took)

    def _send(self, message: Any) -> None:
        data = codec.pack(message)
        assert self._process.stdin
        try:
            self._process.stdin.write(len(data).to_bytes(4) + data)
            self._process.stdin.flush()
        except OSError:
            self._end("crash", "closed its pipe")

    def _exactly(self, size: int) -> bytes:
        assert self._process.stdout
        # what does not come in time never will: the process is killed
        data: bytes = self._process.stdout.read(size)
        if len(data) < size:
            self._end("crash", "ended")
        return data

    def _end(self, why: str, detail: str = "") -> NoReturn:
        self._kill(why)
        if self._watch.late:
            why, detail = "timeout", f"{self._timeout:g} s"
        elif why == "crash":
            code = self._process.returncode
            named = [one.name for one in Signals if one == -code]
            detail = (
                named[0] if named else f"exit code {code if 0 <= code < 1 << 16 else hex(code)}"
            )
        self.gone = why
        if self._nonce == "ready":
            raise SandboxError(f"the worker did not start ({why}, {detail})")
        raise WorkerGone(why, detail)

    def _kill(self, why: str) -> None:
        self.gone = why
        if why == "crash":  # it ends by itself; how it did is told
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
        self._process.kill()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was not written yet
                if stream:
                    stream.close()
        self._process.wait()
