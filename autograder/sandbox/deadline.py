"""A time limit within one interpreter, for code that may loop without end; it needs no process and no signal.

It acts between the steps of Python code: a single long operation of the interpreter (`time.sleep`, a huge power) ends
by itself or not at all.
"""

import sys
import threading
from math import inf
from opcode import opmap
from time import monotonic
from types import CodeType, FrameType
from typing import Any, ClassVar, Protocol

_TOOLS = (4, 3)  # of the six places of sys.monitoring, those that no kind of program has a right to
_AGAIN = 0.02  # seconds between two attempts where each step would be too often
_ENTERS_HANDLER = opmap.get("PUSH_EXC_INFO", -1)  # what is raised just before corrupts Python 3.11's `sys.exc_info()`
_TURNS = 16  # of a loop, between two looks at the clock, which in a browser costs more than a turn


class TooLong(BaseException):
    """The time is up. It is raised again and again in code that swallows it, until the `with` is left."""

    limit: ClassVar["Deadline"]  # of several nested ones, the one that has passed

    def __init__(self) -> None:
        super().__init__(f"not finished after {self.limit.seconds:g} s")
        self.limit.watch.insist()


class Deadline:
    """Raises TooLong in the code of its `with` block after `seconds`, in the thread that entered it.

    Let it be the innermost `with`, closest to the code that may not end: what others do at their end counts, too.
    """

    watch: "_Watch"

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.too_long = type("TooLong", (TooLong,), {"limit": self})
        self.end = self._left = 0.0  # on the monotonic clock, and what is left while it stands still

    @property
    def left(self) -> float:
        """Seconds until it raises; negative afterwards."""
        return self.end - monotonic()

    def pause(self) -> None:
        """Stop the clock, as while somebody is asked to type."""
        self._left, self.end = self.left, inf

    def resume(self) -> None:
        self.end = monotonic() + self._left

    def __enter__(self) -> "Deadline":
        self.end = monotonic() + self.seconds
        tool, block = _free_tool(), sys._getframe(1)
        self.watch = _Thread(self, block) if tool is None else _Interpreter(self, block, tool)
        return self

    def __exit__(self, *problem: object) -> None:
        self.watch.stop()


def deadline(seconds: float) -> Deadline:
    """A `with` block that must be done within that time: `with deadline(2): f()` raises TooLong if it is not."""
    return Deadline(seconds)


class _Watch(Protocol):
    """What looks at the clock, and raises."""

    block: FrameType  # the one with the `with`

    def insist(self) -> None:
        """The exception is about to be raised: from now on at each step, for it may be swallowed."""

    def stop(self) -> None:
        """Leave everything as it was found."""


def _free_tool() -> int | None:
    """A place of sys.monitoring; None when there is none (Python 3.11), or other programs have them."""
    monitoring: Any = vars(sys).get("monitoring")
    free = [tool for tool in _TOOLS if monitoring and monitoring.get_tool(tool) in (None, __name__)]
    return free[0] if free else None


def _at_work(frame: FrameType | None, block: FrameType) -> bool:
    """Whether a frame is the block's, or of code called from there, and not of this module's own."""
    while frame and frame is not block and frame.f_code.co_filename != __file__:
        frame = frame.f_back
    return frame is block


class _Interpreter:
    """A watch by `sys.monitoring`: at each jump and start of a function, and once it is late, at each instruction."""

    def __init__(self, limit: Deadline, block: FrameType, tool: int):
        self.limit, self.block, self.tool = limit, block, tool
        self.turns = 0
        self.struck = 0.0  # when it last was: the block must be able to end
        self.monitoring: Any = vars(sys)["monitoring"]
        events = self.monitoring.events
        self.clock = (events.JUMP, events.PY_START, events.PY_RESUME)
        self.step = events.INSTRUCTION  # what a jump raises would escape the `try` it stands in (Python 3.14)
        self.outermost = self.monitoring.get_tool(tool) is None
        if self.outermost:
            self.monitoring.use_tool_id(tool, __name__)
        self.outer: _Interpreter | None = None
        self.outer = getattr(self._register(self.look, self.strike), "__self__", None)
        self.monitoring.set_events(tool, sum(self.clock))

    def _register(self, look: object, strike: object) -> object:
        for event in self.clock:
            self.monitoring.register_callback(self.tool, event, look)
        return self.monitoring.register_callback(self.tool, self.step, strike)

    def late(self) -> Deadline | None:
        """The innermost of the nested limits that has passed."""
        if self.limit.left > 0:
            return self.outer.late() if self.outer else None
        return self.limit

    def look(self, code: CodeType, here: int, there: int = 0) -> None:
        self.turns += 1
        if not self.turns % _TURNS and self.late():
            self.monitoring.set_events(self.tool, sum(self.clock) | self.step)

    def strike(self, *_: object) -> None:
        late, frame = self.late(), sys._getframe(1)
        if not late or not _at_work(frame, late.watch.block):
            return
        if frame is late.watch.block and monotonic() < self.struck + _AGAIN:
            return
        self.struck = monotonic()
        raise late.too_long

    def insist(self) -> None:
        pass  # it does so anyway

    def stop(self) -> None:
        self.monitoring.set_events(self.tool, 0 if self.outermost else sum(self.clock))
        self._register(self.outer and self.outer.look, self.outer and self.outer.strike)
        if self.outermost:
            self.monitoring.free_tool_id(self.tool)


class _Done(BaseException):
    """Takes the place of what may still be about to be raised."""


class _Thread:
    """A second thread raises the exception in the first one; a trace function then does, at each line.

    Tracing from the start would make the code several times slower.
    """

    def __init__(self, limit: Deadline, block: FrameType):
        from ctypes import c_ulong, pythonapi  # not in a browser, where this is not used

        self.limit, self.block = limit, block
        self.raise_in, self.thread = pythonapi.PyThreadState_SetAsyncExc, c_ulong(threading.get_ident())
        self.traced, self.struck = sys.gettrace(), False
        self.done = threading.Event()
        self.watcher = threading.Thread(target=self.wait, name=__name__, daemon=True)
        self.watcher.start()

    def wait(self) -> None:
        while not self.done.wait(min(max(self.limit.left, _AGAIN), 1)):
            # the other thread waits for its turn, and gets the exception in the very frame that is seen here
            if self.limit.left <= 0 and _at_work(sys._current_frames().get(self.thread.value), self.block):
                self.strike()

    def strike(self) -> None:
        self.struck = True
        self._raise(self.limit.too_long)

    def _raise(self, kind: type[BaseException]) -> None:
        from ctypes import py_object

        self.raise_in(self.thread, py_object(kind))

    def insist(self) -> None:
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
            self.raise_in(self.thread, None)  # not to be raised in the block's own end
        return self.trace

    def stop(self) -> None:
        sys.settrace(self.traced)
        self.done.set()
        self.watcher.join()
        try:  # of None instead, Python 3.11 would think for ever that it is about to be raised; it could trace no more
            while self.struck:
                self._raise(_Done)
        except _Done:
            pass
