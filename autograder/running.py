"""A submission in the sandbox: its functions called on many inputs, whatever happens on the way."""

import importlib.util
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from autograder import wording
from autograder.cases import Cases
from autograder.display import clean
from autograder.reading import Submission
from autograder.sandbox import codec
from autograder.sandbox.client import Raised, SandboxError, Worker, WorkerGone, Zygote
from autograder.sandbox.doctor import Tier
from autograder.text import Text

CHUNK = 256  # calls in one request
CHUNK_SECONDS, CALL_SECONDS, LOAD_SECONDS = 3.0, 1.0, 5.0
MAX_STOPS = 2  # a function that had to be stopped that often is not called again
SUBMISSION_SECONDS = 60.0  # wall time one submission may take, machine's own delays aside
_ATTEMPTS = 3  # at starting a worker
_PATIENCE = (3, 10, 30)  # how far a deadline may stretch, attempt by attempt, when the machine is too busy to tell


@dataclass(frozen=True)
class Outcome:
    """What one call gave: a value, or an exception (`raised`), or the end of the worker (`gone`)."""

    value: Any = None
    raised: Raised | None = None
    gone: WorkerGone | None = None
    changed: list[Any] | None = None  # the arguments after the call, when they are not what they were

    def summary(self) -> str:
        """The same text for the same behaviour."""
        if self.raised:
            return f"!{self.raised.type_name}"
        if self.gone:
            return f"!!{self.gone.why}"
        return codec.encode([self.value, self.changed])


@dataclass(frozen=True)
class Loaded:
    """What loading the submission showed."""

    tasks: dict[str, str]  # task: "" when it can be called, else the type of what bears its name
    functions: tuple[str, ...]
    broken: tuple[tuple[int, int, str | None, str], ...]
    failures: tuple[tuple[int, str, str, int | None], ...]


class NotLoadable(Exception):
    """Not even the definitions of the submission can be loaded; the reason in words."""

    def __init__(self, reason: Text):
        super().__init__(reason.en)
        self.reason = reason


class Sandbox:
    """The fork servers of one process, started when first needed."""

    def __init__(self, tier: Tier):
        self.tier = tier
        self._zygotes: dict[bool, Zygote] = {}

    def spawn(self, numpy: bool) -> Worker:
        """A new worker. Raises SandboxError when several attempts fail."""
        for attempt in range(_ATTEMPTS):
            try:
                if numpy not in self._zygotes:
                    self._zygotes[numpy] = Zygote(self.tier.layers, _numpy() if numpy else ())
                return self._zygotes[numpy].spawn()
            except SandboxError:
                if numpy in self._zygotes:
                    self._zygotes.pop(numpy).close()
                if attempt == _ATTEMPTS - 1:
                    raise
                time.sleep(0.2 * (attempt + 1))
        raise AssertionError("unreachable")

    def close(self) -> None:
        for zygote in self._zygotes.values():
            zygote.close()
        self._zygotes.clear()


@cache
def _numpy() -> tuple[tuple[str, str], ...]:
    """What to preload for submissions that import numpy: nothing where it is not installed."""
    found = importlib.util.find_spec("numpy")
    if found is None or found.origin is None:
        return ()
    folder = str(Path(found.origin).parents[1])
    return tuple((folder, module) for module in ("numpy", "numpy.random", "numpy.linalg"))


@dataclass
class Session:
    """What all runs of one submission share: the time it may still take, and what is known of its loading."""

    left: float = SUBMISSION_SECONDS
    used: float = 0.0  # processor seconds of its workers
    stopped: Text | None = None  # why only its definitions are loaded
    not_loadable: Text | None = None


@dataclass
class Runner:
    """One submission, with some of its functions replaced or none (`given`: their names and their source).

    The worker is started when first needed and replaced when it has died.
    """

    sandbox: Sandbox
    submission: Submission
    tasks: list[str]
    also: dict[str, str]
    session: Session
    given: tuple[list[str], str] | None = None
    stops: dict[str, int] = field(default_factory=dict)
    _worker: Worker | None = None
    _loaded: Loaded | None = None

    def loaded(self) -> Loaded:
        """What loading showed. Raises NotLoadable, SandboxError."""
        self._ready()
        assert self._loaded
        return self._loaded

    @property
    def printed(self) -> bool:
        """Did the last calls print anything?"""
        return bool(self._worker and self._worker.printed)

    def close(self) -> None:
        if self._worker:
            self._worker.close()
            if self._worker.status:
                self.session.used += self._worker.status[1]
            self._worker = None

    def _ready(self) -> Worker:
        """A live worker that has loaded the submission: all of it if possible, else its definitions."""
        if self._worker and not self._worker.gone:
            return self._worker
        self.close()
        session = self.session
        if not session.stopped:
            try:
                return self._load()
            except (WorkerGone, Raised) as problem:
                session.stopped = _reason(problem)
        if not session.not_loadable:
            try:
                return self._load()
            except (WorkerGone, Raised) as problem:
                session.not_loadable = _reason(problem)
        raise NotLoadable(session.not_loadable)

    def _load(self) -> Worker:
        started = time.monotonic()
        for patience in _PATIENCE:
            self._worker = self.sandbox.spawn(numpy="numpy" in self.submission.source)
            self._worker.stretch = patience
            try:
                reply = self._worker.load(
                    self.submission.source,
                    self.tasks,
                    self.also,
                    self.given,
                    bool(self.session.stopped),
                    timeout=LOAD_SECONDS,
                )
                break
            except WorkerGone as gone:
                if not gone.busy:
                    self.session.left -= time.monotonic() - started
                    raise
        else:
            raise SandboxError("busy")
        self._loaded = Loaded(
            reply["tasks"],
            tuple(reply["functions"]),
            tuple(map(tuple, reply["broken"])),
            tuple(map(tuple, reply["failures"])),
        )
        return self._worker

    # ---- calls

    def outcomes(self, name: str, cases: Cases, afresh: bool = False) -> Iterator[Outcome]:
        """The outcome of each case in order, up to and including the first that ends the worker.

        `afresh`: the submission is loaded anew before each call.
        """
        start, size = 0, 1  # the first call alone: an endless loop is then found at once
        while start < len(cases):
            stop = min(start + size, len(cases))
            for outcome in self._chunk(name, cases, start, stop, afresh):
                yield outcome
                if outcome.gone:
                    return
            start, size = stop, CHUNK

    def _chunk(self, name: str, cases: Cases, start: int, stop: int, afresh: bool) -> Iterator[Outcome]:
        if self.stops.get(name, 0) >= MAX_STOPS:
            yield Outcome(gone=WorkerGone("not again"))
        elif self.session.left <= 0:
            yield Outcome(gone=WorkerGone("no time left"))
        elif stop - start == 1:
            yield self._single(name, cases, start, afresh)
        else:
            started = time.monotonic()
            try:
                worker = self._ready()
                yield from _outcomes(
                    worker.map(name, cases.encoded(start, stop), stop - start, afresh, timeout=CHUNK_SECONDS)
                )
            except (WorkerGone, Raised):
                self.session.left -= time.monotonic() - started
                for rank in range(start, stop):  # one at a time: which call is it?
                    outcome = next(self._chunk(name, cases, rank, rank + 1, afresh))
                    yield outcome
                    if outcome.gone:
                        return

    def _single(self, name: str, cases: Cases, rank: int, afresh: bool) -> Outcome:
        started = time.monotonic()
        try:
            for patience in _PATIENCE:
                try:
                    worker = self._ready()
                    worker.stretch = patience
                    reply = worker.map(name, cases.encoded(rank, rank + 1), 1, afresh, timeout=CALL_SECONDS)
                    return next(_outcomes(reply))
                except WorkerGone as gone:
                    if not gone.busy:
                        self.stops[name] = self.stops.get(name, 0) + 1
                        return Outcome(gone=gone)
                except Raised as raised:
                    return Outcome(raised=raised)
            raise SandboxError("busy")
        finally:
            self.session.left -= time.monotonic() - started


def _outcomes(reply: list[Any]) -> Iterator[Outcome]:
    values, errors, changed = reply
    raised = {rank: Raised(info) for rank, info in errors}
    after = dict(map(tuple, changed))
    for rank, value in enumerate(values):
        yield Outcome(value, raised.get(rank), changed=after.get(rank))


def _reason(problem: WorkerGone | Raised) -> Text:
    if isinstance(problem, WorkerGone):
        return wording.ending(problem.why, problem.detail)
    return wording.ending("", clean(str(problem), 120))
