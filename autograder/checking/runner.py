"""Run a submission in the sandbox: load it, call its functions, play its games."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from autograder.checking.outcomes import (
    AS_LOADED,
    Loaded,
    NotLoadable,
    Outcome,
    PlayedGame,
    Run,
    Setting,
    Skipped,
    Turn,
)
from autograder.checking.sentences import NO_TIME_LEFT, ending
from autograder.i18n.display import clean
from autograder.i18n.message import Message
from autograder.intake import Submission
from autograder.sandbox.client import Player, Raised, Worker, WorkerGone
from autograder.sandbox.forms import is_map
from autograder.sandbox.imports import imported_in
from autograder.sandbox.loader import (
    DEMONSTRATION_SECONDS,
    MOST_ENDLESS,
    NEEDED,
    SHOWN,
    STATEMENT_SECONDS,
    USED,
    Functions,
    Loadable,
)
from autograder.sandbox.servers import Sandbox

Cases = Any  # of either kit

CHUNK = 512  # calls in one request
# What follows is seconds that a submission computes or sleeps; those in which the machine does
# other work do not count.
CALL_SECONDS, LOAD_SECONDS = 1.0, 8.0
GAME_SECONDS = 2.0  # for one game
TRACE_SECONDS = 4.0  # for one call that is watched line by line
FAST_LOADING = 0.02  # most files take a tenth of it
STEPS_SECONDS = 8.0  # for finding the statements that keep a file from being loaded
SUBMISSION_SECONDS = 60.0  # all that one submission may take
# bytes of the answers of one run: looking at them takes the checker longer than making them
MAX_ANSWERS = 32 << 20
MAX_STOPS = 2  # a function that had to be stopped that often is not called again
MAX_SKIPPED = 3  # statements that ended the program, before nothing but definitions is run


@dataclass
class Session:
    """What all runs of one submission share.

    Attributes:
        most: Seconds that it may compute or sleep.
        left: Those that are left.
        seed: What its random cases are drawn from; empty where everybody gets the same.
        used: Processor seconds of its workers.
        skipped: The statements that ended the program, by their index.
        kinds: Of each statement, how much it is needed.
        needed: The statements that are run: those of up to this kind.
        not_loadable: Why it cannot be loaded, if that is so.
        stops: How often calls of a function had to be stopped, by its name and the functions
            substituted then.
    """

    most: float = SUBMISSION_SECONDS
    seed: str = ""
    left: float = field(init=False)
    used: float = 0.0
    skipped: dict[int, Skipped] = field(default_factory=dict)
    kinds: list[int] = field(default_factory=list)
    needed: int = SHOWN
    not_loadable: Message | None = None
    stops: dict[tuple[str, tuple[str, ...]], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.left = self.most

    def charge(self, seconds: float) -> None:
        """Take off what a request took."""
        self.left -= seconds


@dataclass
class Runner:
    """A submission whose functions can be called, whatever happens on the way.

    Its worker is started when it is first needed, and replaced when it has ended.

    Attributes:
        sandbox: Where it runs.
        submission: What was handed in.
        tasks: The functions that may be called.
        also: Other spellings of their names, and the name each stands for.
        session: What all its runs share.
        substituted: Functions put in the place of its own: their names and their source.
        provided: Functions it may use without having its own.
        slow: Functions too slow to be demonstrated while it is loaded.
        memory: What checks found out about it.
    """

    sandbox: Sandbox
    submission: Submission
    tasks: Sequence[str]
    also: dict[str, str]
    session: Session
    substituted: Functions | None = None
    provided: Functions | None = None
    slow: Sequence[str] = ()
    memory: dict[Any, Any] = field(default_factory=dict)
    _worker: Worker | None = None
    _loaded: Loaded | None = None
    _lines: list[int] = field(default_factory=list)
    _loading: float = 0.0  # seconds the last loading took
    _setting: Setting = AS_LOADED
    _runs: dict[tuple[Any, ...], Run] = field(default_factory=dict)

    def loaded(self) -> Loaded:
        """Return what loading showed.

        Raises:
            NotLoadable: It cannot be loaded, whatever is left out.
            SandboxError: The machine could not do its work.
        """
        self._ready_as_loaded()
        assert self._loaded
        return self._loaded

    @property
    def printed(self) -> bool:
        """Whether the last calls printed anything."""
        return bool(self._worker and self._worker.printed)

    @property
    def loads_fast(self) -> bool:
        """Whether the submission can be loaded anew hundreds of times."""
        return self._loading < FAST_LOADING

    def close(self) -> None:
        """End the worker."""
        if self._worker:
            self._worker.close()
            if self._worker.status:
                self.session.used += self._worker.status[1]
            self._worker = None

    # ---- loading

    def _ready(self, setting: Setting = AS_LOADED, reload: bool = False) -> Worker:
        """Return a live worker that has loaded the submission in that setting."""
        worker = self._ready_as_loaded()
        if reload or setting != self._setting:
            seconds = LOAD_SECONDS + 2 * self._loading
            worker.begin(setting.given, setting.seed, setting.heedless, timeout=seconds)
            self._setting = setting
        return worker

    def _ready_as_loaded(self) -> Worker:
        if self._worker and self._loaded and not self._worker.gone:
            return self._worker
        self._setting = AS_LOADED
        if not self.session.not_loadable and self.session.left <= 0:
            raise NotLoadable(NO_TIME_LEFT)
        if self.session.not_loadable:
            raise NotLoadable(self.session.not_loadable)
        try:
            return self._load()
        except (WorkerGone, Raised):
            return self._load_without_what_ends_it()

    def _load_without_what_ends_it(self) -> Worker:
        """Leave out the statements that end the program; when they are many, all but definitions.

        Raises:
            NotLoadable: Not even the definitions can be loaded.
        """
        session = self.session
        enough = session.left - STEPS_SECONDS
        try:
            for _unused in range(MAX_SKIPPED):
                worker = self._load(run=False)
                found = self._find_what_ends_it(worker, enough)
                if found is None:
                    self._note_state(worker.loaded())
                    return worker
                if session.left < enough:
                    break
                index, reason = found
                session.skipped[index] = self._skip(index, reason)
            session.needed = NEEDED
            return self._load()
        except (WorkerGone, Raised) as problem:
            session.not_loadable = _reason(problem)
        raise NotLoadable(session.not_loadable)

    def _find_what_ends_it(self, worker: Worker, enough: float) -> tuple[int, Message] | None:
        """Run the statements one at a time; return the one that ends the worker, and how."""
        for index in range(len(self._lines)):
            try:
                if self.session.left < enough:
                    raise WorkerGone("timeout", f"{STEPS_SECONDS:g} s")
                worker.step(index, timeout=CALL_SECONDS)
            except (WorkerGone, Raised) as problem:
                return index, _reason(problem)
        return None

    def _load(self, run: bool = True) -> Worker:
        self.close()
        self._loaded = None
        session = self.session
        sources = [one[1] for one in (self.substituted, self.provided) if one]
        imported = imported_in([self.submission.source, *sources])
        self._worker = worker = self.sandbox.spawn(imported)
        worker.charge = session.charge
        kinds = enumerate(session.kinds)
        left_out = [index for index, kind in kinds if self._is_left_out(index, kind)]
        loadable = Loadable(
            self.submission.source,
            self.tasks,
            self.also,
            self.substituted,
            self.provided,
            left_out,
            self.slow,
            main=bool(self.submission.cells),
            seed=int(session.seed[:8] or "0", 16),
        )
        state = worker.load(loadable, run, LOAD_SECONDS)
        self._loading = worker.took
        self._note_state(state)
        return worker

    def _skip(self, index: int, reason: Message) -> Skipped:
        return Skipped(self._lines[index], reason, self._substituted_names)

    def _is_left_out(self, index: int, kind: int) -> bool:
        """Return whether a statement is not run: it is not needed, or the program did not get past
        it."""
        skipped = self.session.skipped.get(index)
        if kind > self.session.needed or not skipped:
            return kind > self.session.needed
        return kind == SHOWN or skipped.substituted == self._substituted_names

    @property
    def _substituted_names(self) -> tuple[str, ...]:
        return tuple(self.substituted[0]) if self.substituted else ()

    def _note_state(self, state: dict[str, Any]) -> None:
        """Keep what a worker says of the submission."""
        session, self._lines = self.session, state["lines"]
        session.kinds = state["kinds"]
        for index, function in state["endless"]:
            is_shown = session.kinds[index] == SHOWN
            seconds = DEMONSTRATION_SECONDS if is_shown else STATEMENT_SECONDS
            reason = ending("timeout", f"{seconds:g} s")
            session.skipped[index] = self._skip(index, reason)
            self._count_stop(function)
        if len(state["endless"]) >= MOST_ENDLESS:
            session.needed = min(session.needed, USED)
        self._loaded = Loaded(
            state["tasks"],
            tuple(state["functions"]),
            tuple(map(tuple, state["broken"])),
            tuple(map(tuple, state["failures"])),
            tuple(state["untrue"]),
        )

    # ---- calls

    def run(self, name: str, cases: Cases) -> Run:
        """Call a function on cases in order, until one ends the worker.

        The same cases are asked once.
        """
        if (name, cases) in self._runs:
            return self._runs[name, cases]
        run = Run()
        size = 1  # the first call alone: an endless loop is then found at once
        while len(run.values) < len(cases) and run.gone is None:
            start = len(run.values)
            self._add(run, name, cases, start, min(start + size, len(cases)))
            size = 1 if cases.seconds else CHUNK
        self._runs[name, cases] = run
        return run

    def _add(self, run: Run, name: str, cases: Cases, start: int, stop: int) -> None:
        """Call the function on a range of cases, or on the first of them."""
        run.gone = self._why_not(name)
        if run.gone:
            return
        is_single = stop == start + 1
        try:
            worker = self._ready()
            run.add(_map(worker, name, cases, start, stop))
            run.size += worker.received
            if run.size > MAX_ANSWERS and len(run.values) < len(cases):
                run.gone = WorkerGone("too large", f"{run.size} bytes")
        except WorkerGone as gone:
            if gone.partial and is_map(gone.partial, stop - start - 1):
                run.add(gone.partial)  # it is the call after these
            elif not is_single:
                self._add_singly(run, name, cases, start, stop)
                return
            run.gone = gone
            self._count_stop(name)
        except Raised as raised:
            if not is_single:
                self._add_singly(run, name, cases, start, stop)
                return
            run.raised[len(run.values)] = raised
            run.values.append(None)

    def _add_singly(self, run: Run, name: str, cases: Cases, start: int, stop: int) -> None:
        for index in range(start, stop):
            if run.gone is None:
                self._add(run, name, cases, index, index + 1)

    def run_reloaded(self, name: str, cases: Cases, indexes: Sequence[int], calls: int = 1) -> Run:
        """Call a function on some of the cases, the submission loaded anew after so many calls."""
        loading = max(self._loading, 0.001)
        few = cases.pick(indexes)
        run = Run()
        while len(run.values) < len(few) and self.session.left > 0:
            start = len(run.values)
            stop = min(start + max(1, int(1 / loading)) * calls, start + CHUNK * calls, len(few))
            try:
                worker = self._ready()
                run.add(_map(worker, name, few, start, stop, calls, 3 * loading))
            except (WorkerGone, Raised):
                break
        return run

    def draw(self, name: str, cases: Cases, seed: int) -> Run:
        """Call a function on cases in order, with the same chance at every judgment.

        Fewer values come back when they become too large together: the first of them tell enough.
        The same cases are asked once.
        """
        if (name, cases, seed) in self._runs:
            return self._runs[name, cases, seed]
        run = self._runs[name, cases, seed] = Run(gone=self._why_not(name))
        size = 1
        try:
            worker = self._ready(Setting(seed=seed), reload=True)
            while len(run.values) < len(cases) and run.gone is None:
                start = len(run.values)
                run.add(_map(worker, name, cases, start, min(start + size, len(cases))))
                size = min(8 * size, CHUNK)
        except Raised:
            run.gone = WorkerGone("protocol", "an exception where none can be")
        except WorkerGone as gone:
            if gone.partial and is_map(gone.partial, len(cases) - len(run.values) - 1):
                run.add(gone.partial)
            if gone.why != "too large" or not run.values:
                run.gone = gone
                self._count_stop(name)
        return run

    def timed(self, name: str, cases: Cases) -> tuple[float, Run]:
        """Measure the processor seconds for running the submission and for calls on all the cases.

        They are made in a process of their own, so that nothing is remembered. Nothing computed
        beforehand comes for free, but reading the file does: half a course in one file is no slower
        for it. Only definitions are run; where the calls need more, all but the demonstrations.

        Raises:
            WorkerGone: The calls take too long.
        """
        refusal = self._why_not(name)
        if refusal:
            raise refusal
        self.loaded()
        seconds, run = self._time(name, cases, NEEDED)
        if not run.plain:
            seconds, run = self._time(name, cases, USED)
        if run.gone:
            self._count_stop(name)
            raise run.gone
        return seconds, run

    def _time(self, name: str, cases: Cases, needed: int) -> tuple[float, Run]:
        """Time loading the statements up to that kind, and the calls."""
        session = self.session
        before, session.needed = session.needed, min(session.needed, needed)
        run, seconds = Run(), 0.0
        try:
            worker = self._load()
            seconds = worker.took - worker.read
            while len(run.values) < len(cases):
                run.add(_map(worker, name, cases, len(run.values), len(cases)))
                seconds += worker.took
        except WorkerGone as gone:
            run.gone = gone
        except Raised:
            run.gone = WorkerGone("protocol", "an exception where none can be")
        finally:
            session.needed = before
            self.close()
        return seconds, run

    def play(
        self,
        name: str,
        player: Player,
        setting: Setting = AS_LOADED,
        arguments: Sequence[Any] = (),
        reload: bool = True,
        seconds: float = GAME_SECONDS,
    ) -> PlayedGame:
        """Call an interactive function, whose questions the player answers."""
        refusal = self._why_not(name)
        if refusal:
            return PlayedGame((), "", Outcome(gone=refusal), {})
        turns: list[Turn] = []

        def answer(printed: str) -> str | None:
            turns.append(Turn(printed, player(printed)))
            return turns[-1].line

        outcome, after, counts = Outcome(), "", {}
        try:
            worker = self._ready(setting, reload)
            try:
                outcome = Outcome(worker.call(name, list(arguments), answer, timeout=seconds))
            except Raised as raised:
                outcome = Outcome(raised=raised)
            finally:
                after = worker.printed[sum(len(turn.printed) for turn in turns) :]
            if setting.given:
                counts = worker.counts()
        except WorkerGone as gone:
            outcome = Outcome(gone=gone)
            self._count_stop(name)
        return PlayedGame(tuple(turns), after, outcome, counts)

    def trace(self, call: str, again: bool = False, skipped: Collection[str] = ()) -> list[Any]:
        """Make a call, told as text, in a submission just loaded: see `tracing.watched`.

        Args:
            call: The call, as Python code.
            again: Make the call twice, and look at the second one.
            skipped: Functions whose lines are left out where they run inside another call.

        Returns:
            The steps, how many there were, how the call ended.

        Raises:
            WorkerGone: The process that runs the submission was ended.
            Raised: The submission, or the call, ended with an exception before anything was seen.
            NotLoadable: The submission cannot be loaded.
        """
        worker = self._ready(reload=True)
        for _unused in range(again):
            worker.trace(call, self.submission.source, TRACE_SECONDS)
        return worker.trace(call, self.submission.source, TRACE_SECONDS, skipped)

    # ---- what takes too long

    def _count_stop(self, name: str) -> None:
        """Remember that a call of that function had to be stopped."""
        key = (name, self._substituted_names)
        self.session.stops[key] = self.session.stops.get(key, 0) + 1

    def _why_not(self, name: str) -> WorkerGone | None:
        """Return why that function is not to be called any more; None where it is."""
        if self.session.stops.get((name, self._substituted_names), 0) >= MAX_STOPS:
            return WorkerGone("not again")
        return WorkerGone("no time left") if self.session.left <= 0 else None


def _map(
    worker: Worker,
    name: str,
    cases: Cases,
    start: int,
    stop: int,
    reload_after: int = 0,
    more_seconds: float = 0.0,
) -> list[Any]:
    """Call the function on a range of the cases."""
    by = (cases.by.name, cases.by.source) if cases.by else ()
    seconds = (cases.seconds or CALL_SECONDS) + more_seconds
    calls = cases.packed(start, stop)
    return worker.map(name, calls, stop - start, reload_after, by, seconds)


def _reason(problem: WorkerGone | Raised) -> Message:
    if isinstance(problem, WorkerGone):
        return ending(problem.why, problem.detail)
    return ending("", clean(str(problem), 120))
