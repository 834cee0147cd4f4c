"""A limit of processor time within the worker: a call that does not end costs neither the others
nor the worker.

What a worker says of itself is not believed: a submission that puts the alarm out of use is stopped
from outside.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

FILE_NAME = "submission.py"
# at what is running, before it is ended: the function that is there each time is the one that does
# not end
_LOOKS = 4


class Endless(BaseException):
    """A call took too long, or too much memory: the function it did not get out of, and the answers
    given before."""

    def __init__(self, function: str):
        super().__init__(function)
        self.function = function
        self.before: Any = None


class _Mark:
    """Stands in a frame as its trace function: a reference to the frame would keep its values when
    it has returned."""

    def __call__(self, *_: object) -> "_Mark":
        return self


@dataclass
class Watch:
    """One limit: of each turn, and of all turns together."""

    interval: float
    most: float  # rings in all
    turn: int = 0  # changes from one call to the next
    enough: bool = False  # no more calls are to be made
    rings: int = 0
    looks: int = 0  # in this turn
    seen: int = -1  # the turn
    mark: _Mark = field(default_factory=_Mark)  # of what was running at the first look of this turn


class Alarm:
    """An alarm that never rings, where there are no signals."""

    def install(self) -> None:
        """Be ready; once for each process."""

    @contextmanager
    def set(self, seconds: float, together: float = 0) -> Iterator[Watch]:
        """Context: raises Endless in a turn that takes so many seconds; `enough` when all took so
        many `together`."""
        yield Watch(0, 0)


class ProcessorAlarm(Alarm):
    """An alarm set by a timer that counts processor time."""

    def __init__(self) -> None:
        self._watches: list[Watch] = []  # the innermost last

    def install(self) -> None:
        signal.signal(signal.SIGPROF, self._ring)

    @contextmanager
    def set(self, seconds: float, together: float = 0) -> Iterator[Watch]:
        interval = seconds / _LOOKS
        watch = Watch(interval, together / interval)
        self._watches.append(watch)
        self._start()
        try:
            yield watch
        finally:
            self._watches.pop()
            self._start()

    def _start(self) -> None:
        interval = self._watches[-1].interval if self._watches else 0
        signal.setitimer(signal.ITIMER_PROF, interval, interval)

    def _ring(self, _number: int, frame: FrameType | None) -> None:
        if not self._watches:
            return
        watch = self._watches[-1]
        watch.rings += 1
        watch.enough = 0 < watch.most <= watch.rings
        if watch.turn != watch.seen:
            watch.seen, watch.looks, watch.mark = watch.turn, 0, _Mark()
            for one in _frames(frame):
                if one.f_trace is None or isinstance(one.f_trace, _Mark):
                    one.f_trace = watch.mark
        watch.looks += 1
        if watch.looks >= _LOOKS + (watch.turn > 0):  # a later turn began between two rings
            stuck = (
                one for one in _frames(frame) if one.f_trace is watch.mark and is_function(one)
            )
            raise Endless(next((one.f_code.co_name for one in stuck), ""))


def _frames(frame: FrameType | None) -> Iterator[FrameType]:
    """The frames, from the innermost outwards."""
    while frame:
        yield frame
        frame = frame.f_back


def is_function(frame: FrameType) -> bool:
    """Whether a frame is one of a function of the submission."""
    return frame.f_code.co_filename == FILE_NAME and frame.f_code.co_name != "<module>"
