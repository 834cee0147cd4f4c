"""The time a process takes, whatever else the machine does meanwhile.

A process that computes has a processor; one that sleeps waits for its time; one that is ready and
gets no processor does neither. The first two are its own doing, the third is the machine's.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Clock:
    """What another process computed and slept since `start`."""

    def __init__(self, pid: int):
        self._pid = pid
        self._processor_clock = (~pid << 3) | 2  # clock_getcpuclockid(3)
        self._its_schedule = _opened(f"/proc/{pid}/schedstat")
        self._our_schedule = _opened("/proc/thread-self/schedstat")
        self._last = 0.0
        self.start()

    def start(self) -> None:
        """Begin to count."""
        self._started = time.monotonic()
        self._paused = self._guessed = 0.0
        self._computed_before, self._delayed_before = self.in_all, self._delays()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Context: the process waits for us."""
        since = time.monotonic()
        try:
            yield
        finally:
            self._paused += time.monotonic() - since

    @property
    def passed(self) -> float:
        """Seconds since `start`, without those in which it waited for us."""
        return time.monotonic() - self._started - self._paused

    @property
    def computed(self) -> float:
        """Seconds of a processor."""
        return self.in_all - self._computed_before

    @property
    def in_all(self) -> float:
        """Seconds of a processor since the process began."""
        with suppress(OSError):  # once it has ended, what was last seen
            self._last = time.clock_gettime(self._processor_clock)
        return self._last

    @property
    def slept(self) -> float:
        """Seconds in which it neither computed nor was ready to."""
        return max(0.0, self._undelayed - self.computed)

    @property
    def took(self) -> float:
        """Seconds in which it computed or slept."""
        return max(self.computed, self._undelayed)

    @property
    def _undelayed(self) -> float:
        """Seconds that passed, without those in which it was ready and got no processor."""
        delayed = (
            self._delays() - self._delayed_before
            if self._its_schedule is not None
            else self._guessed
        )
        return self.passed - delayed

    @property
    def is_ready(self) -> bool:
        """Whether the process computes, or could. What it waits for a processor now is not yet
        among its delays."""
        state = ""
        with suppress(OSError), open(f"/proc/{self._pid}/stat") as file:
            state = file.read().rpartition(")")[2].split()[0]
        if state == "R" and self._its_schedule is None:  # a kernel that does not count delays
            self._guessed = max(self._guessed, self.passed - self.computed)
        return state == "R"

    def close(self) -> None:
        for descriptor in (self._its_schedule, self._our_schedule):
            if descriptor is not None:
                os.close(descriptor)
        self._its_schedule = self._our_schedule = None

    def _delays(self) -> float:
        """Seconds it was ready and got no processor; and those we were, while it waited for us."""
        return _delay(self._its_schedule) + _delay(self._our_schedule)


def _opened(path: str) -> int | None:
    try:
        return os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


def _delay(schedule: int | None) -> float:
    if schedule is None:
        return 0.0
    try:
        return int(os.pread(schedule, 100, 0).split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0
