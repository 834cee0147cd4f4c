"""A worker in a process that nothing confines: for one's own code, where Linux's confinement does
not exist."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from autograder.sandbox.client import SandboxError, WorkerGone
from autograder.sandbox.frames import ROOT, FrameChannel, command, how_it_ended, is_crash
from autograder.sandbox.worker import Libraries

# no system tells how long another process waited for a processor: a request may take so many times
# its limit
_PATIENCE = 3.0


class _Stopwatch:
    """A limit of time, after which a process is killed."""

    def __init__(self, process: "subprocess.Popen[bytes]"):
        self.took = self._left = 0.0
        self.is_late = False
        self._process = process

    @contextmanager
    def running(self, budget: float) -> Iterator[None]:
        """Context: the process has so many seconds, and more, as it may wait for a processor."""
        self._left = budget * _PATIENCE
        self._start()
        try:
            yield
        finally:
            self._stop()
            self.took = budget * _PATIENCE - self._left

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Context: the process waits for us."""
        self._stop()
        try:
            yield
        finally:
            self._start()

    def _start(self) -> None:
        self._since = time.monotonic()
        self._timer = threading.Timer(self._left, self._strike)
        self._timer.daemon = True
        self._timer.start()

    def _stop(self) -> None:
        self._timer.cancel()
        self._left -= time.monotonic() - self._since

    def _strike(self) -> None:
        self.is_late = True
        self._process.kill()


class ChildChannel(FrameChannel):
    """A channel to a process that nothing confines; what it says is checked as if it were. It gets
    ready by itself."""

    clock: _Stopwatch

    def __init__(self, preload: Libraries = ()):
        """Start the process.

        Raises:
            SandboxError: None can be started.
        """
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
        super().__init__(_Stopwatch(self._process))
        assert self._process.stdin
        assert self._process.stdout
        self._to, self._from = self._process.stdin, self._process.stdout

    def write(self, data: bytes) -> None:
        """Send bytes. Raises WorkerGone."""
        try:
            self._to.write(data)
            self._to.flush()
        except OSError:
            raise WorkerGone("crash", "closed its pipe") from None

    def read(self, size: int) -> bytes:
        """Wait for so many bytes; what does not come in time never will, as the process is killed.

        Raises:
            WorkerGone: They do not come.
        """
        data: bytes = self._from.read(size)
        if len(data) < size:
            raise WorkerGone("crash", "ended")
        return data

    def end(self, problem: WorkerGone | SandboxError) -> WorkerGone | SandboxError:
        """Kill the process; of one that ended by itself, tell how."""
        if is_crash(problem):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
        self._process.kill()
        for stream in (self._to, self._from):
            with suppress(OSError):  # what was not written yet
                stream.close()
        code = self._process.wait()
        if not is_crash(problem):
            return problem
        if self.clock.is_late:
            return WorkerGone("timeout")
        return WorkerGone("crash", how_it_ended(code))
