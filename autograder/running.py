"""A submission in the sandbox: its functions called on many inputs, whatever happens on the way."""

import importlib.util
import re
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from autograder import wording
from autograder.cases import Cases
from autograder.display import clean
from autograder.reading import Submission
from autograder.sandbox import codec
from autograder.sandbox.client import STRETCH, Functions, Player, Raised, SandboxError, Worker, WorkerGone, Zygote
from autograder.sandbox.doctor import INSIDE, Tier
from autograder.sandbox.inside import InsideWorker
from autograder.sandbox.loader import NEEDED, SHOWN
from autograder.text import Text

CHUNK = 256  # calls in one request
CHUNK_SECONDS, CALL_SECONDS, LOAD_SECONDS = 3.0, 1.0, 3.0
GAME_SECONDS = 2.0  # for one game, the checker's own moves included
AFRESH_SECONDS, AFRESH_CASES = 0.5, 12  # of loading, for calls that each need the submission loaded anew
FEW = 3  # such cases, however long that takes
STEPS_SECONDS = 8.0  # for finding what keeps a file from being loaded, before all that is not needed is left out
MAX_ANSWERS = 32 << 20  # bytes of the answers of one run: looking at them takes the checker longer than making them
MAX_STOPS = 2  # a function that had to be stopped that often is not called again
SUBMISSION_SECONDS = 60.0  # wall time one submission may take, machine's own delays aside
_MAX_SKIPPED = 3  # statements found to be endless, before all that is not needed is left out
_ATTEMPTS = 3  # at starting a worker
Value = TypeVar("Value")
_PATIENCE = (STRETCH, 10, 30)  # how far a deadline may stretch, by attempt, when the machine is too busy to tell


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
            return f"!{self.raised.type_name}{'' if self.raised.line else ' at the call'}"
        if self.gone:
            return f"!!{self.gone.why}"
        return codec.encode([self.value, self.changed], limit=2 * codec.MAX_DEPTH)


@dataclass
class Run:
    """What a function gave on many inputs, in order, up to the call that ended the worker if there is one."""

    values: list[Any] = field(default_factory=list)
    raised: dict[int, Raised] = field(default_factory=dict)
    changed: dict[int, list[Any]] = field(default_factory=dict)
    gone: WorkerGone | None = None
    size: int = 0  # bytes of the answers

    @property
    def plain(self) -> bool:
        """Did every call return?"""
        return not self.raised and self.gone is None

    @property
    def outcomes(self) -> list[Outcome]:
        found = [
            Outcome(value, self.raised.get(rank), changed=self.changed.get(rank))
            for rank, value in enumerate(self.values)
        ]
        return [*found, Outcome(gone=self.gone)] if self.gone else found

    def first(self, count: int) -> "Run":
        """The first calls alone."""
        raised = {rank: error for rank, error in self.raised.items() if rank < count}
        changed = {rank: after for rank, after in self.changed.items() if rank < count}
        return Run(self.values[:count], raised, changed, self.gone if len(self.values) < count else None)

    def add(self, reply: list[Any]) -> None:
        """Take in what `Worker.map` answered."""
        values, errors, changed = reply
        start = len(self.values)
        self.values += values
        self.raised |= {start + rank: error for rank, error in errors}
        self.changed |= {start + rank: after for rank, after in changed}


@dataclass(frozen=True)
class Setting:
    """How a submission is loaded for some calls: functions put in the place of its own, and chance fixed by a seed."""

    given: Functions | None = None
    seed: int | None = None
    heedless: bool = False  # `random.seed` has no effect


_AS_LOADED = Setting()


@dataclass(frozen=True)
class Turn:
    """One question of a game: what was printed since the last one, and the line typed (None: end of input)."""

    printed: str
    line: str | None


@dataclass(frozen=True)
class Game:
    """One call of an interactive function, played to its end."""

    turns: tuple[Turn, ...]
    after: str  # what was printed after the last line typed
    outcome: Outcome
    counts: dict[str, int]  # how often each function of the setting was called

    @property
    def lines(self) -> list[str]:
        """What was typed."""
        return [turn.line for turn in self.turns if turn.line is not None]

    @property
    def replies(self) -> list[str]:
        """What was printed after each line typed, the next prompt included."""
        texts = [turn.printed for turn in self.turns] + [self.after]
        return texts[1 : len(self.lines) + 1]


@dataclass(frozen=True)
class Loaded:
    """What loading the submission showed."""

    tasks: dict[str, str]  # task: "" when it can be called, else the type of what bears its name
    functions: tuple[str, ...]
    broken: tuple[tuple[int, int, str | None, str], ...]
    failures: tuple[tuple[int, str, str, int | None], ...]
    untrue: tuple[int, ...]  # the lines of the examples that do not hold


class NotLoadable(Exception):
    """The submission cannot be loaded, whatever is left out; the reason in words."""

    def __init__(self, reason: Text):
        super().__init__(reason.en)
        self.reason = reason


class Sandbox:
    """The fork servers of one process, started when first needed."""

    pace = 1.0  # how much longer things may take than where everything has its own process

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


class Inside(Sandbox):
    """Without any process, where there are none: for the learner's own code alone, as nothing is confined."""

    def __init__(self, pace: float = 2.0):
        super().__init__(INSIDE)
        self.pace = pace  # a browser is slower than the machine it runs on

    def spawn(self, numpy: bool) -> Worker:
        return InsideWorker(self.pace)


@cache
def _numpy() -> tuple[tuple[str, str], ...]:
    """What to preload for submissions that import numpy: nothing where it is not installed."""
    found = importlib.util.find_spec("numpy")
    if found is None or found.origin is None:
        return ()
    folder = str(Path(found.origin).parents[1])
    modules = ("numpy", "numpy.random", "numpy.linalg", "numpy.ma", "numpy.typing")  # `np.unique` imports numpy.ma
    return tuple((folder, module) for module in modules)


@dataclass(frozen=True)
class Skipped:
    """A statement left out because the program did not get past it."""

    line: int
    reason: Text
    text: str


@dataclass
class Session:
    """What all runs of one submission share: the time it may still take, and what is known of its loading."""

    left: float = SUBMISSION_SECONDS
    used: float = 0.0  # processor seconds of its workers
    skipped: dict[int, Skipped] = field(default_factory=dict)  # by the rank of the statement
    kinds: list[int] = field(default_factory=list)  # of each statement, how much it is needed
    kept: int = SHOWN  # the statements that are run: up to this kind
    not_loadable: Text | None = None
    remarks: list[Text] = field(default_factory=list)  # what a teacher should have a look at


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
    given: Functions | None = None
    supplied: Functions | None = None  # functions it may use without having its own
    slow: Sequence[str] = ()  # functions too slow to be demonstrated while the submission is loaded
    stops: dict[str, int] = field(default_factory=dict)
    known: dict[Hashable, Any] = field(default_factory=dict)  # what one check found out and others use
    _worker: Worker | None = None
    _loaded: Loaded | None = None
    _state: dict[str, Any] = field(default_factory=dict)
    _loading: float = 0.0  # seconds the last loading took
    _setting: Setting = _AS_LOADED
    _endless: set[int] = field(default_factory=set)  # statements found to be so in this run
    _last: tuple[str, Cases, Run] | None = None

    def loaded(self) -> Loaded:
        """What loading showed. Raises NotLoadable, SandboxError."""
        self._ready_as_loaded()
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

    # ---- loading

    def _ready(self, setting: Setting = _AS_LOADED, afresh: bool = False, patience: int = STRETCH) -> Worker:
        """A live worker that has loaded the submission in that setting, without the statements that end a program."""
        worker = self._ready_as_loaded()
        worker.stretch = patience
        if afresh or setting != self._setting:
            worker.begin(setting.given, setting.seed, setting.heedless, timeout=LOAD_SECONDS + 2 * self._loading)
            self._setting = setting
        return worker

    def _ready_as_loaded(self) -> Worker:
        if self._worker and not self._worker.gone:
            return self._worker
        self._setting = _AS_LOADED
        if self.session.not_loadable:
            raise NotLoadable(self.session.not_loadable)
        if self.session.left <= 0:
            raise NotLoadable(wording.NO_TIME_LEFT)
        started = time.monotonic()
        try:
            return self._load(run=True)
        except (WorkerGone, Raised):
            return self._load_by_steps()
        finally:
            self.session.left -= time.monotonic() - started

    def _load_by_steps(self) -> Worker:
        """Find the statements that end the program, and leave them out; when they are many, all demonstrations.

        When that is not enough, all but what defines functions and classes is left out.
        """
        session = self.session
        try:
            while True:
                worker = self._load_but_endless()
                if worker:
                    return worker
                if session.kept == NEEDED:
                    raise WorkerGone("timeout", f"{STEPS_SECONDS:g} s")
                session.kept -= 1
        except (WorkerGone, Raised) as problem:
            session.not_loadable = _reason(problem)
        raise NotLoadable(session.not_loadable)

    def _load_but_endless(self) -> Worker | None:
        """A worker that has run every statement but those that end the program; None when they are many, or slow."""
        deadline = time.monotonic() + STEPS_SECONDS * self.sandbox.pace
        for _ in range(_MAX_SKIPPED):
            worker = self._load(run=False)
            rank, reason = self._step_through(worker, deadline)
            if reason is None:
                self._note(worker.loaded())
                return worker
            if rank is None:
                break
            self.session.skipped[rank] = Skipped(self._state["lines"][rank], reason, self._text(rank))
            self._endless.add(rank)
        return None

    @property
    def _skipped(self) -> list[int]:
        """What was found to be endless, but by other runs for what may not be so with the functions given here;
        and what is not kept in this session.
        """
        given = re.compile("|".join(rf"\b{name}\b" for name in self.given[0]) if self.given else "(?!)")
        skipped = self.session.skipped.items()
        endless = [rank for rank, one in skipped if rank in self._endless or not given.search(one.text)]
        return endless + [rank for rank, kind in enumerate(self.session.kinds) if kind > self.session.kept]

    def _text(self, rank: int) -> str:
        """The source of a statement, up to the next one."""
        lines: list[int] = self._state["lines"]
        following = next((line for line in lines[rank + 1 :] if line), None)
        return "\n".join(self.submission.source.split("\n")[lines[rank] - 1 : following and following - 1])

    def _step_through(self, worker: Worker, deadline: float) -> tuple[int | None, Text | None]:
        """Run the statements one at a time; the rank of the one that ended the worker, if it was one, and how."""
        for rank in range(len(self._state["lines"])):
            left = deadline - time.monotonic()
            if left < CALL_SECONDS:
                return None, wording.ending("timeout", f"{STEPS_SECONDS:g} s")
            try:
                worker.step(rank, timeout=CALL_SECONDS)
            except (WorkerGone, Raised) as problem:
                return rank, _reason(problem)
        return None, None

    def _load(self, run: bool) -> Worker:
        def attempt(patience: int) -> Worker:
            self.close()
            self._worker = worker = self.sandbox.spawn(numpy="numpy" in self.submission.source)
            worker.stretch = patience
            started = time.monotonic()
            reply = worker.load(
                self.submission.source,
                self.tasks,
                self.also,
                self.given,
                self.supplied,
                self._skipped,
                self.slow,
                main=bool(self.submission.cells),
                run=run,
                timeout=LOAD_SECONDS,
            )
            self._loading = time.monotonic() - started
            self._note(reply)
            return worker

        return _patiently(attempt)

    def _note(self, state: dict[str, Any]) -> None:
        self._state = state
        self.session.kinds = state["kinds"]
        self._loaded = Loaded(
            state["tasks"],
            tuple(state["functions"]),
            tuple(map(tuple, state["broken"])),
            tuple(map(tuple, state["failures"])),
            tuple(state["untrue"]),
        )

    # ---- calls

    def run(self, name: str, cases: Cases) -> Run:
        """Call the function on the cases in order, until one ends the worker. Asked again, nothing is called again."""
        if self._last and self._last[:2] == (name, cases):
            return self._last[2]
        run = Run()
        size = 1  # the first call alone: an endless loop is then found at once
        while len(run.values) < len(cases) and run.gone is None:
            start = len(run.values)
            self._add_chunk(run, name, cases, start, min(start + size, len(cases)))
            size = 1 if cases.seconds else CHUNK
        self._last = (name, cases, run)
        return run

    def run_afresh(self, name: str, cases: Cases, ranks: Sequence[int], calls: int = 1, least: int = FEW) -> Run:
        """Call the function on the first few of some cases, the submission loaded anew after so many calls.

        As many as a short time allows, and `least`: loading may take longer than any call.
        """
        loading = max(self._loading, 0.001)
        few = cases.pick(ranks[: calls * max(least, min(AFRESH_CASES, int(AFRESH_SECONDS / loading)))])
        run = Run()
        while len(run.values) < len(few) and self.session.left > 0:
            start = len(run.values)
            stop = min(start + max(1, int(1 / loading)) * calls, start + CHUNK * calls, len(few))
            started = time.monotonic()
            try:
                limit = CHUNK_SECONDS + 3 * loading * (stop - start)
                limit = max(limit, (few.seconds or 0) * (stop - start))
                run.add(_map(self._ready(), name, few, start, stop, limit, calls))
            except (WorkerGone, Raised):
                break
            finally:
                self.session.left -= time.monotonic() - started
        return run

    def draw(self, name: str, cases: Cases, seed: int) -> Run:
        """Call the function on the cases in order, with the same chance at every judgment.

        Fewer values come back when they become too large together: the first of them tell enough.
        """
        run = _patiently(lambda patience: self._draw(name, cases, seed, CHUNK, patience))
        if run.gone and run.values:  # one at a time: which call is it?
            run = _patiently(lambda patience: self._draw(name, cases, seed, 1, patience))
        return run

    def _draw(self, name: str, cases: Cases, seed: int, chunk: int, patience: int) -> Run:
        run = Run(gone=self._why_not(name))
        size = 1
        started = time.monotonic()
        try:
            worker = self._ready(Setting(seed=seed), afresh=True, patience=patience)
            while len(run.values) < len(cases) and run.gone is None:
                start = len(run.values)
                stop = min(start + min(size, chunk), len(cases))
                seconds = cases.seconds or (CALL_SECONDS if stop == start + 1 else CHUNK_SECONDS)
                run.add(_map(worker, name, cases, start, stop, seconds))
                size *= 8
        except Raised:
            run.gone = WorkerGone("protocol", "an exception where none can be")
        except WorkerGone as gone:
            if gone.busy:
                raise
            if gone.why != "too large" or not run.values:
                run.gone = gone
                self.stops[name] = self.stops.get(name, 0) + (chunk == 1 or not run.values)
        finally:
            self.session.left -= time.monotonic() - started
        return run

    def seconds(self, name: str, cases: Cases) -> float:
        """What calls on all the cases take, the submission loaded anew before them. Raises WorkerGone.

        Loading is not counted: what a learner shows at the end of a file, or keeps for later, is no part of the calls.
        """
        refused, started = self._why_not(name), time.monotonic()
        if refused:
            raise refused

        def attempt(patience: int) -> float:
            worker = self._ready(afresh=True, patience=patience)
            _map(worker, name, cases, 0, len(cases), cases.seconds or CHUNK_SECONDS)
            return worker.took

        try:
            return _patiently(attempt)
        except WorkerGone:
            self.stops[name] = self.stops.get(name, 0) + 1
            raise
        finally:
            self.session.left -= time.monotonic() - started

    def play(
        self,
        name: str,
        player: Player,
        setting: Setting = _AS_LOADED,
        arguments: Sequence[Any] = (),
        afresh: bool = True,
        seconds: float = GAME_SECONDS,
    ) -> Game:
        """Call an interactive function, its questions answered by the player; the submission loaded afresh or not."""
        refused = self._why_not(name)
        if refused:
            return Game((), "", Outcome(gone=refused), {})
        started = time.monotonic()
        heard: list[Turn] = []
        try:
            game = _patiently(
                lambda patience: self._play(name, player, setting, arguments, afresh, seconds, patience, heard)
            )
        finally:
            self.session.left -= time.monotonic() - started
        if game.outcome.gone:
            self.stops[name] = self.stops.get(name, 0) + 1
        return game

    def _play(
        self,
        name: str,
        player: Player,
        setting: Setting,
        arguments: Sequence[Any],
        afresh: bool,
        seconds: float,
        patience: int,
        heard: list[Turn],
    ) -> Game:
        """`heard`: the turns of attempts that came to nothing; the player, who goes on, is not asked them again."""
        turns: list[Turn] = []

        def answer(printed: str) -> str | None:
            if len(turns) == len(heard):
                heard.append(Turn(printed, player(printed)))
            turns.append(heard[len(turns)])
            if turns[-1].printed != printed:  # another game: nobody can tell what the player would have said
                raise SandboxError("busy")
            return turns[-1].line

        outcome, after, counts = Outcome(), "", {}
        try:
            worker = self._ready(setting, afresh, patience)
            try:
                outcome = Outcome(worker.call(name, list(arguments), answer, timeout=seconds))
            except Raised as raised:
                outcome = Outcome(raised=raised)
            finally:
                after = worker.printed[sum(len(turn.printed) for turn in turns) :]
            if setting.given:
                counts = worker.counts()
        except WorkerGone as gone:
            if gone.busy:
                raise
            outcome = Outcome(gone=gone)
        return Game(tuple(turns), after, outcome, counts)

    def _add_chunk(self, run: Run, name: str, cases: Cases, start: int, stop: int) -> None:
        if stop - start > 1 and not self._why_not(name):
            started = time.monotonic()
            try:
                worker = self._ready()
                run.add(_map(worker, name, cases, start, stop, CHUNK_SECONDS))
                run.size += worker.received
                return
            except (WorkerGone, Raised):
                pass  # one at a time, then: which call is it?
            finally:
                self.session.left -= time.monotonic() - started
        for rank in range(start, stop):
            if run.gone is None:
                run.gone = self._why_not(name) or self._add_single(run, name, cases, rank)

    def _why_not(self, name: str) -> WorkerGone | None:
        """Why that function is not to be called any more."""
        if self.stops.get(name, 0) >= MAX_STOPS:
            return WorkerGone("not again")
        return WorkerGone("no time left") if self.session.left <= 0 else None

    def _add_single(self, run: Run, name: str, cases: Cases, rank: int) -> WorkerGone | None:
        def attempt(patience: int) -> list[Any]:
            worker = self._ready(patience=patience)
            answers = _map(worker, name, cases, rank, rank + 1, cases.seconds or CALL_SECONDS)
            run.size += worker.received
            return answers

        started = time.monotonic()
        try:
            run.add(_patiently(attempt))
            enough = run.size > MAX_ANSWERS and rank + 1 < len(cases)
            return WorkerGone("too large", f"{run.size} bytes") if enough else None
        except WorkerGone as gone:
            self.stops[name] = self.stops.get(name, 0) + 1
            return gone
        except Raised as raised:
            run.raised[len(run.values)] = raised
            run.values.append(None)
            return None
        finally:
            self.session.left -= time.monotonic() - started


def _patiently(attempt: Callable[[int], Value]) -> Value:
    """Try with more and more patience while the machine is too busy to tell. Raises SandboxError when it stays so."""
    for patience in _PATIENCE:
        try:
            return attempt(patience)
        except WorkerGone as gone:
            if not gone.busy:
                raise
    raise SandboxError("busy")


def _map(worker: Worker, name: str, cases: Cases, start: int, stop: int, seconds: float, afresh: int = 0) -> list[Any]:
    """Have a range of the cases called."""
    by = (cases.by.name, cases.by.source) if cases.by else ()
    return worker.map(name, cases.encoded(start, stop), stop - start, afresh, by, seconds)


def _reason(problem: WorkerGone | Raised) -> Text:
    if isinstance(problem, WorkerGone):
        return wording.ending(problem.why, problem.detail)
    return wording.ending("", clean(str(problem), 120))
