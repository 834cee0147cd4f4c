"""A time limit within one interpreter, for code that may loop without end; it needs no process.

It acts between the steps of Python code: a single long operation of the interpreter (`time.sleep`,
a huge power) ends by itself or not at all.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from functools import wraps
from math import inf
from opcode import opmap
from signal import SIGINT, getsignal, signal
from time import monotonic
from types import FrameType
from typing import Any, ClassVar, ParamSpec, TypeVar

_IN_A_BROWSER = sys.platform == "emscripten"
_AGAIN = 0.02  # seconds between two attempts where each step would be too often
_LOOK = 0.3  # seconds between two looks at what else may end the code
# what is raised just before corrupts Python 3.11's `sys.exc_info()`
_ENTERS_HANDLER = opmap.get("PUSH_EXC_INFO", -1)
# what Pyodide reads every few steps: the number of a signal, which is not to be sent again while it
# is dealt with; or 0
_CLOCK = """(SIGINT) => {
  let next = Infinity;
  const wait = (seconds) => { next = performance.now() + 1000 * seconds; };
  return {
    wait,
    get 0() { return performance.now() < next ? 0 : (wait(AGAIN), SIGINT); },
    set 0(_) {},
  };
}""".replace("AGAIN", str(_AGAIN))

Parameters = ParamSpec("Parameters")
Value = TypeVar("Value")


class TooLong(BaseException):
    """The time is up. It is raised again and again in code that swallows it, until the `with` is
    left."""

    limit: ClassVar["Deadline"]  # of several nested ones, the one that has passed

    def __init__(self) -> None:
        super().__init__(f"not finished after {self.limit.seconds:g} s")
        self.limit.watch.insist()


class Deadline:
    """Raises TooLong in the code of its `with` block after `seconds`, in the thread that entered
    it.

    Let it be the innermost `with`, closest to the code that may not end: what others do at their
    end counts, too. Let
    that code be called: what a loop raises as it jumps back escapes the `try` and `with` around it
    in its own function (Python 3.13 on). Who cannot, closes the limit afterwards.
    """

    watch: "_Watch"

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.too_long = type("TooLong", (TooLong,), {"limit": self})
        # on the monotonic clock, and what is left while it stands still
        self.end = self._left = 0.0
        self.stopped = False  # before its time

    @property
    def left(self) -> float:
        """Seconds until it raises; negative afterwards."""
        return self.end - monotonic()

    def pause(self) -> None:
        """Stop the clock, as while somebody is asked to type."""
        self._left, self.end = self.left, inf

    def resume(self) -> None:
        self.end = monotonic() + self._left

    def is_to_stop(self) -> bool:
        """Whether somebody wants the code to end now; in a browser, asked now and then."""
        return False

    def stop(self) -> None:
        """Let the time be up. While the clock stands still, what is raised may be swallowed."""
        self.stopped, self._left = True, 0.0
        self.end = inf if self.end == inf else monotonic()

    def __enter__(self) -> "Deadline":
        self.end, self.stopped = monotonic() + self.seconds, False
        self.watch = (_Interrupts if _IN_A_BROWSER else _Thread)(self, sys._getframe(1))
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Watch no more, if anything was to be watched."""
        if self.end:
            self.watch.stop()


def deadline(seconds: float) -> Deadline:
    """A `with` block that must be done within that time: `with deadline(2): f()` raises TooLong if
    it is not."""
    return Deadline(seconds)


def undisturbed(function: Callable[Parameters, Value]) -> Callable[Parameters, Value]:
    """Decorator: no limit ends this function halfway, nor what it calls."""

    @wraps(function)
    def whole(*arguments: Parameters.args, **named: Parameters.kwargs) -> Value:
        return function(*arguments, **named)  # called from this file: see `_at_work`

    return whole


def _at_work(frame: FrameType | None, block: FrameType) -> bool:
    """Whether a frame is the block's, or of code called from there, and not of this module's
    own."""
    while frame and frame is not block and frame.f_code.co_filename != __file__:
        frame = frame.f_back
    return frame is block


def interrupt(thread: int, kind: type[BaseException] | None) -> None:
    """Let an exception be raised soon in a thread, in the place of one that was to be raised there;
    None: only that one is not."""
    from ctypes import c_ulong, py_object, pythonapi

    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), kind and py_object(kind))


class _Done(BaseException):
    """Takes the place of what may still be about to be raised."""


class _Watch:
    """What looks at the clock and raises; once it has, a trace function does so at each line.

    Tracing from the start would make the code several times slower.
    """

    def __init__(self, limit: Deadline, block: FrameType):
        self.limit, self.block, self.thread = limit, block, threading.get_ident()
        self.traced, self.struck = sys.gettrace(), False

    def strike(self) -> None:
        self.struck = True
        interrupt(self.thread, self.limit.too_long)

    def insist(self) -> None:
        """The exception is about to be raised: from now on at each line, for it may be
        swallowed."""
        if self.limit.left > 0:
            return  # stopped while its clock stands still
        frame: FrameType | None = sys._getframe(2)
        while frame and frame is not self.block:
            frame.f_trace = self.trace
            frame = frame.f_back
        sys.settrace(self.trace)

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        if not _at_work(frame, self.block):
            return None
        if event == "line" and frame.f_code.co_code[frame.f_lasti] != _ENTERS_HANDLER:
            self.strike()  # raising here would put the trace function out of use
        elif event == "return":
            interrupt(self.thread, None)  # not to be raised in the block's own end
        return self.trace

    def stop(self) -> None:
        """Leave everything as it was found."""
        sys.settrace(self.traced)
        # of None instead, Python 3.11 would think for ever that it is about to be raised; it could
        # trace no more
        try:
            while self.struck:
                interrupt(self.thread, _Done)
        except _Done:
            self.struck = False


class _Thread(_Watch):
    """A watch by a second thread."""

    def __init__(self, limit: Deadline, block: FrameType):
        super().__init__(limit, block)
        self.done = threading.Event()
        self.watcher = threading.Thread(target=self.wait, name=__name__, daemon=True)
        self.watcher.start()

    def wait(self) -> None:
        while not self.done.wait(min(max(self.limit.left, _AGAIN), 1)):
            # the other thread waits for its turn, and gets the exception in the very frame that is
            # seen here
            if self.limit.left <= 0 and _at_work(
                sys._current_frames().get(self.thread), self.block
            ):
                self.strike()

    def stop(self) -> None:
        self.done.set()
        self.watcher.join()
        super().stop()


class _Interrupts(_Watch):
    """A watch for browsers: every few steps Pyodide asks its interrupt buffer, and ours answers
    from a clock.

    That costs next to nothing. It then calls `look`, as if Ctrl-C had been pressed.
    """

    def __init__(self, limit: Deadline, block: FrameType):
        super().__init__(limit, block)
        self.told = False  # to stop while the clock stands still, which is said once
        self.before = getsignal(SIGINT)
        outer = getattr(self.before, "__self__", None)
        self.outer = outer if isinstance(outer, _Interrupts) else None
        self.clock: Any = self.outer.clock if self.outer else _new_clock()
        signal(SIGINT, self.look)
        self.clock.wait(0)

    def nest(self) -> "Iterator[_Interrupts]":
        """This watch, and those around it."""
        yield self
        if self.outer:
            yield from self.outer.nest()

    def look(self, _signal: int, frame: FrameType | None) -> None:
        if not _at_work(frame, self.block):
            return  # but soon again
        watch = next(filter(self._is_late, self.nest()), None) or next(
            filter(_is_to_stop, self.nest()), None
        )
        if watch is None:
            self.clock.wait(min(_LOOK, *(watch.limit.left for watch in self.nest())))
            return
        self.told = self.told or watch is self
        raise watch.limit.too_long

    def _is_late(self, watch: "_Interrupts") -> bool:
        """Whether a limit has passed. One that is stopped while its clock stands still ends what is
        within another."""
        return watch.limit.left <= 0 or (watch.limit.stopped and not (watch is self and self.told))

    def stop(self) -> None:
        if self.outer is None:
            _set_interrupt_buffer(None)
        signal(SIGINT, self.before)
        self.clock.wait(0)
        super().stop()


def _is_to_stop(watch: _Interrupts) -> bool:
    return watch.limit.is_to_stop()


def _new_clock() -> Any:
    from pyodide.code import run_js

    clock = run_js(_CLOCK)(SIGINT)
    _set_interrupt_buffer(clock)
    return clock


def _set_interrupt_buffer(buffer: Any) -> None:
    from pyodide_js import setInterruptBuffer

    setInterruptBuffer(buffer)
