"""A worker without a process of its own, for where there are none: in a browser.

The very code that runs in a process (`worker`) runs here, beside the checks, and everything is put
back after each request. Nothing is confined, so it is for judging one's own work, never anybody
else's.
"""

import builtins
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from typing import Any, NoReturn

from autograder.sandbox import client, codec, seeding, worker
from autograder.sandbox.alarm import Alarm
from autograder.sandbox.client import Player, Raised, WorkerGone
from autograder.sandbox.deadline import TooLong, deadline, undisturbed

_STREAMS = ("stdin", "stdout", "stderr", "__stdin__", "__stdout__", "__stderr__")
_BUILTINS = ("input", "exit", "quit", "help", "display", "get_ipython", "__import__")
_OF_A_NOTEBOOK = ("display", "get_ipython")
# modules that a worker of its own would not find either
_HIDDEN = ("autograder", "solutions", "IPython", "ipywidgets")
_MISSING = object()


class _Nowhere:
    """Finds none of the hidden modules."""

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: object = None
    ) -> ModuleSpec | None:
        if name in _HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


class _Place:
    """The interpreter as the submission is to find it; and as it was, for everybody else.

    Time may be up at any step, so that putting back starts from what was noted before anything was
    changed.
    """

    def __init__(self, its_worker: worker.RequestHandler):
        self._worker = its_worker
        self._nowhere: Any = _Nowhere()
        self._submission: dict[str, Any] = {}  # its module, while it is not running
        self._streams: dict[str, Any] = {}
        self._builtins: dict[str, Any] = {}
        self._modules: dict[str, Any] = {}
        self._deepest = sys.getrecursionlimit()

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Context: the submission's streams, modules and limits are in place."""
        self._take()
        try:
            yield
        finally:
            self._give_back()

    @contextmanager
    def left(self) -> Iterator[None]:
        """Context: what was there before the submission is back in place, for a moment."""
        self._give_back()
        try:
            yield
        finally:
            self._take()

    @undisturbed
    def _take(self) -> None:
        self._streams = {name: getattr(sys, name) for name in _STREAMS}
        self._builtins = {name: vars(builtins).get(name, _MISSING) for name in _BUILTINS}
        self._modules = {
            name: sys.modules[name] for name in (*_HIDDEN, "submission") if name in sys.modules
        }
        self._deepest = sys.getrecursionlimit()
        for name in self._modules:
            sys.modules.pop(name, None)
        sys.modules.update(self._submission)
        sys.meta_path.insert(0, self._nowhere)
        self._worker.install_streams()
        for name in _OF_A_NOTEBOOK:
            vars(builtins).pop(name, None)

    @undisturbed
    def _give_back(self) -> None:
        if "submission" in sys.modules:
            self._submission = {"submission": sys.modules.pop("submission")}
        sys.meta_path[:] = [finder for finder in sys.meta_path if finder is not self._nowhere]
        sys.modules.update(self._modules)
        sys.setrecursionlimit(self._deepest)
        for name, stream in self._streams.items():
            setattr(sys, name, stream)
        for name, value in self._builtins.items():
            if value is not _MISSING:
                setattr(builtins, name, value)
            else:
                vars(builtins).pop(name, None)


class _Ended(BaseException):
    """No more is to be done. Who swallows it has until the time is up."""


class _Exchange(worker.Pipe):
    """Both ends of a pipe in one: questions go to the player, the reply is kept."""

    def __init__(self) -> None:
        self.reply: list[Any] = []
        self.printed = ""
        self.ended: tuple[str, str] | None = None  # why no more is to be done
        self._player: Player | None = None
        self._questions = 0

    def begin(self, player: Player | None) -> None:
        """Forget the last reply, before a request."""
        self._player = player
        self.reply, self.printed, self._questions = [], "", 0

    def write(self, message: list[Any]) -> None:
        data = codec.encode(message).encode("ascii")
        self.printed += message[-1]
        if len(data) > worker.MAX_REPLY:
            self._end("too large", f"{len(data)} bytes")
        elif len(self.printed) > client.MAX_PRINTED:
            self._end("too much output")
        else:
            self.reply = codec.decode(data)

    def read(self) -> Any:
        self._questions += 1
        if self._questions > client.MAX_QUESTIONS:
            self._end("too many questions")
        return self._player(self.reply[2]) if self._player else None

    def _end(self, why: str, detail: str = "") -> NoReturn:
        self.ended = self.ended or (why, detail)
        raise _Ended(why)


class InsideWorker(client.Worker):
    """Runs one submission in this interpreter; what it answers is what would have come out of a
    pipe.

    `pace`: how much longer than they say requests may take.
    """

    def __init__(self, pace: float = 1.0):
        super().__init__()
        self._pace = pace
        self._exchange = _Exchange()
        self._worker = worker.RequestHandler(self._exchange, Alarm())
        self._place = _Place(self._worker)
        seeding.unseed()

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
        request = codec.unpack(codec.pack([operation, "", timeout, *arguments]))
        limit = deadline(max(timeout, together) * self._pace)
        self._exchange.begin(player and self._outside(player))
        started = time.monotonic()
        try:
            with self._place.taken(), limit:
                self._worker.answer(request)
        except TooLong as too_long:
            if too_long.limit is not limit:
                raise
            self._end("timeout", f"{timeout:g} s")
        except _Ended:
            pass
        finally:
            self.printed = self._exchange.printed
            self.took = time.monotonic() - started
            self.charge(self.took / self._pace)
        if self._exchange.ended:
            self._end(*self._exchange.ended)
        if limit.left <= 0:  # what was raised may have been swallowed
            self._end("timeout", f"{timeout:g} s")
        kind, _, value, _ = self._exchange.reply
        if kind == "t":
            self._give_up(value, timeout)
        if kind == "e":
            raise Raised(value)
        return value

    def _outside(self, player: Player) -> Player:
        def answer(printed: str) -> str | None:
            with self._place.left():
                return player(printed)

        return answer

    def _kill(self, why: str) -> None:
        super()._kill(why)
        seeding.unseed()
