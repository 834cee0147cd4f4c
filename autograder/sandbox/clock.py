"""The time a process takes, whatever else the machine does meanwhile.

A process that computes has a processor; one that sleeps waits for its time; one that is ready and
gets no processor does neither. The first two are its own doing, the third is the machine's.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Clock:
    """What another process computes and sleeps.

    Attributes:
        budget: Seconds that it has.
        took: Seconds in which it computed or slept, once it was `running`.
    """

    def __init__(self, pid: int):
        self.budget = self.took = 0.0
        self._pid = pid
        self._processor_clock = (~pid << 3) | 2  # clock_getcpuclockid(3)
        # it is ready and gets no processor; so are we, while it waits for us
        paths = (f"/proc/{pid}/schedstat", "/proc/thread-self/schedstat")
        self._schedules = [descriptor for path in paths for descriptor in _opened(path)]
        self._counted = 0.0, 0.0  # what was last seen of it, which has ended since
        self._started, self._before = time.monotonic(), self._count()

    @contextmanager
    def running(self, budget: float) -> Iterator[None]:
        """Context: it has so many seconds."""
        self.budget = budget
        self._started, self._before = time.monotonic(), self._count()
        try:
            yield
        finally:
            self.took = self.computed + self.slept

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Context: the process waits for us."""
        since = time.monotonic()
        try:
            yield
        finally:
            self._started += time.monotonic() - since

    @property
    def passed(self) -> float:
        """Seconds since it began to run, without those in which it waited for us."""
        return time.monotonic() - self._started

    @property
    def computed(self) -> float:
        """Seconds of a processor."""
        return self._count()[0] - self._before[0]

    @property
    def slept(self) -> float:
        """Seconds in which it neither computed nor was ready to."""
        processor, delayed = self._count()
        busy = processor - self._before[0] + delayed - self._before[1]
        return max(0.0, self.passed - busy)

    @property
    def left(self) -> float:
        """Seconds of the budget that it has left."""
        return self.budget - max(self.computed, self.slept)

    @property
    def is_up(self) -> bool:
        """Whether the time is up.

        What a process that is ready waits for a processor now is not yet among its delays.
        """
        if self.computed >= self.budget:
            return True
        return self.slept >= self.budget and status_of(self._pid)[:1] != ["R"]

    def close(self) -> None:
        """Look no more at it."""
        while self._schedules:
            os.close(self._schedules.pop())

    def _count(self) -> tuple[float, float]:
        """Return the seconds it ever had a processor, and those of delays."""
        with suppress(OSError):
            delays = [int(os.pread(one, 100, 0).split()[1]) for one in self._schedules]
            self._counted = time.clock_gettime(self._processor_clock), sum(delays) / 1e9
        return self._counted


def _opened(path: str) -> Iterator[int]:
    """Yield a descriptor of a file, where there is one: not every kernel counts delays."""
    with suppress(OSError):
        yield os.open(path, os.O_RDONLY | os.O_CLOEXEC)


def status_of(pid: int) -> list[str]:
    """Return what Linux tells of a process after its name (proc(5)), its state first; nothing of
    one that is gone."""
    with suppress(OSError), open(f"/proc/{pid}/stat") as file:
        return file.read().rpartition(")")[2].split()
    return []
