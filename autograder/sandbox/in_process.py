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
from typing import Any

from autograder.sandbox import codec, seeding, worker
from autograder.sandbox.alarm import Alarm
from autograder.sandbox.client import Channel, Exchange, SandboxError, WorkerGone
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


class _Pipe(worker.Pipe):
    """Both ends of a pipe in one: what the worker says is heard at once."""

    place: _Place  # of the worker whose pipe it is

    def __init__(self) -> None:
        self.exchange = Exchange(0.0)
        self.gone: WorkerGone | None = None  # why no more is to be done

    def write(self, message: list[Any]) -> None:
        with self._ending():
            self.exchange.hear(codec.decode(worker.encoded(message)))

    def read(self) -> Any:
        with self._ending(), self.place.left():
            return self.exchange.answer()

    @contextmanager
    def _ending(self) -> Iterator[None]:
        try:
            yield
        except WorkerGone as gone:
            self.gone = self.gone or gone
            raise _Ended from None


class InlineChannel(Channel):
    """A channel to a worker in this interpreter; what it answers is what would have come out of a
    pipe.

    `pace`: how much longer than they say requests may take.
    """

    def __init__(self, pace: float = 1.0):
        self.pace = pace
        self._pipe = _Pipe()
        self._worker = worker.RequestHandler(self._pipe, Alarm())
        self._place = self._pipe.place = _Place(self._worker)
        seeding.unseed()

    def carry(self, request: list[Any], exchange: Exchange) -> None:
        """Carry an exchange out, up to its reply."""
        request = codec.unpack(codec.pack(request))
        limit = deadline(max(exchange.timeout, exchange.together) * self.pace)
        self._pipe.exchange = exchange
        started = time.monotonic()
        try:
            with self._place.taken(), limit:
                self._worker.answer(request)
        except TooLong as too_long:
            if too_long.limit is not limit:
                raise
        except _Ended:
            pass
        finally:
            self.took = time.monotonic() - started
        if self._pipe.gone:
            raise self._pipe.gone
        if limit.left <= 0:  # what was raised may have been swallowed
            raise WorkerGone("timeout")

    def end(self, problem: WorkerGone | SandboxError) -> WorkerGone | SandboxError:
        """Let chance be chance again; nothing else is left of a worker here."""
        seeding.unseed()
        return problem
