"""The untrusted end of a pipe where nothing confines it: a process of one's own, for one's own code
(Windows, macOS).

It speaks as a confined worker does (see `worker`), on its standard streams.
"""

import os
import queue
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partialmethod
from typing import Any

from autograder.sandbox.alarm import Endless, ProcessorAlarm, Watch
from autograder.sandbox.deadline import interrupt
from autograder.sandbox.worker import (
    REPLIES,
    REQUESTS,
    Libraries,
    Pipe,
    RequestHandler,
    leave_nothing_of_ours,
)

_TICK = 0.02  # seconds between two looks at the processor time


class ThreadAlarm(ProcessorAlarm):
    """The same where no signal counts processor time: a second thread looks at it, and raises in
    the first one."""

    def install(self) -> None:
        self._main = threading.get_ident()
        self._lock = threading.Lock()
        self._since = 0.0
        threading.Thread(target=self._look, daemon=True).start()

    @contextmanager
    def set(self, seconds: float, together: float = 0) -> Iterator[Watch]:
        depth = len(self._watches)
        try:
            with super().set(seconds, together) as watch:
                yield watch
        finally:
            with self._lock:
                del self._watches[depth:]
                interrupt(self._main, None)  # what was about to be raised came too late

    def _start(self) -> None:
        self._since = time.process_time()

    def _look(self) -> None:
        while True:
            time.sleep(_TICK)
            with self._lock:
                now = time.process_time()
                if not self._watches or now < self._since + self._watches[-1].interval:
                    continue
                self._since = now
                try:
                    self._ring(0, sys._current_frames().get(self._main))
                except Endless as endless:
                    init = partialmethod(Endless.__init__, endless.function)
                    interrupt(self._main, type("Endless", (Endless,), {"__init__": init}))


class _ListeningPipe(Pipe):
    """Listens while the submission runs, too: when the program at the other end is gone, so is this
    one."""

    def __init__(self) -> None:
        self._requests: queue.SimpleQueue[Any] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            self._requests.put(super().read())

    def read(self) -> Any:
        return self._requests.get()


def serve(root: str, preload: Libraries) -> None:
    """Answer until the other end is closed.

    Args:
        root: Where this package lies.
        preload: Libraries and their folders.
    """
    leave_nothing_of_ours(root, preload)
    os.dup2(0, REQUESTS)
    os.dup2(1, REPLIES)
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(nothing, standard)
    RequestHandler(_ListeningPipe(), ThreadAlarm()).serve()
