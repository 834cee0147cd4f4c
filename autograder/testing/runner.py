"""A submission in the sandbox: its functions called on many inputs, whatever happens on the way."""

import math
import re
from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from autograder.checking.sentences import NO_TIME_LEFT, ending
from autograder.i18n.display import clean
from autograder.i18n.message import Message
from autograder.intake import Submission
from autograder.sandbox.client import Player, Raised, Worker, WorkerGone, is_map
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
from autograder.testing.callgraph import bindings, reached
from autograder.testing.outcomes import (
    AS_LOADED,
    Loaded,
    NotLoadable,
    Outcome,
    PlayedGame,
    Run,
    Setting,
    Skipped,
    Stop,
    Turn,
)

Cases = Any  # of either kit

CHUNK = 512  # calls in one request
# What follows is seconds that a submission computes or sleeps; those in which the machine does
# other work do not count.
CALL_SECONDS, LOAD_SECONDS = 1.0, 8.0
GAME_SECONDS = 2.0  # for one game
TRACE_SECONDS = 4.0  # for one call that is watched line by line
FAST_LOADING = 0.02  # most files take a tenth of it
# for finding what keeps a file from being loaded, before all that is not needed is left out
STEPS_SECONDS = 8.0
SUBMISSION_SECONDS = 60.0  # all that one submission may take
# bytes of the answers of one run: looking at them takes the checker longer than making them
MAX_ANSWERS = 32 << 20
# runs: fixed cases and fresh ones, which checks of the same manners ask for one after the other
REMEMBERED = 2
MAX_STOPS = 2  # a function that had to be stopped that often is not called again
_MAX_SKIPPED = 3  # statements that ended the program, before all that is not needed is left out


@dataclass
class Session:
    """What all runs of one submission share: the time it may still take, what does not end, how it
    is loaded."""

    left: float = SUBMISSION_SECONDS
    seed: str = ""  # of the cases that this submission alone meets; empty: none
    used: float = 0.0  # processor seconds of its workers
    skipped: dict[int, Skipped] = field(default_factory=dict)  # by the rank of the statement
    kinds: list[int] = field(default_factory=list)  # of each statement, how much it is needed
    kept: int = SHOWN  # the statements that are run: up to this kind
    not_loadable: Message | None = None
    remarks: list[Message] = field(default_factory=list)  # what a teacher should have a look at
    stops: list[Stop] = field(default_factory=list)

    def charge(self, seconds: float) -> None:
        """Take off what a request took."""
        self.left -= seconds


@dataclass
class Runner:
    """One submission, with some of its functions replaced or none (`given`: their names and their
    source).

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
    # what one check found out and others use
    known: dict[Hashable, Any] = field(default_factory=dict)
    _worker: Worker | None = None
    _loaded: Loaded | None = None
    _state: dict[str, Any] = field(default_factory=dict)
    _loading: float = 0.0  # seconds the last loading took
    _setting: Setting = AS_LOADED
    _latest: dict[tuple[str, Cases], Run] = field(default_factory=dict)
    # the functions that came to the end of their cases
    _answering: set[str] = field(default_factory=set)

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

    def _ready(self, setting: Setting = AS_LOADED, afresh: bool = False) -> Worker:
        """A live worker that has loaded the submission in that setting, without the statements that
        end a program."""
        worker = self._ready_as_loaded()
        if afresh or setting != self._setting:
            worker.begin(
                setting.given,
                setting.seed,
                setting.heedless,
                timeout=LOAD_SECONDS + 2 * self._loading,
            )
            self._setting = setting
        return worker

    def _ready_as_loaded(self) -> Worker:
        if self._worker and self._loaded and not self._worker.gone:
            return self._worker
        self._setting = AS_LOADED
        if self.session.not_loadable:
            raise NotLoadable(self.session.not_loadable)
        if self.session.left <= 0:
            raise NotLoadable(NO_TIME_LEFT)
        try:
            return self._load(run=True)
        except (WorkerGone, Raised):
            return self._load_by_steps()

    def _load_by_steps(self) -> Worker:
        """Find the statements that end the program, and leave them out; when they are many, all
        demonstrations.

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
        """A worker that has run every statement but those that end the program; None when they are
        many, or slow."""
        enough = self.session.left - STEPS_SECONDS
        for _ in range(_MAX_SKIPPED):
            worker = self._load(run=False)
            rank, reason = self._step_through(worker, enough)
            if reason is None:
                self._note(worker.loaded())
                return worker
            if rank is None:
                break
            self.session.skipped[rank] = Skipped(
                self._state["lines"][rank], reason, self._text(rank)
            )
        return None

    @property
    def _skipped(self) -> list[int]:
        """The statements to leave out: not those that may end with the functions given here; nor
        what is not kept."""
        endless = [rank for rank, one in self.session.skipped.items() if not self._may_end(one)]
        return endless + [
            rank for rank, kind in enumerate(self.session.kinds) if kind > self.session.kept
        ]

    def _may_end(self, skipped: Skipped) -> bool:
        """Whether functions given here take part in what did not end."""
        if skipped.function in self.tasks:
            return skipped.function in self._replaced
        words = set(re.findall(r"[^\W\d]\w*", skipped.text)) if self._replaced else set()
        used = words.union(*(reached(self.submission.source, word) for word in words))
        return not used.isdisjoint(self._replaced)

    def _text(self, rank: int) -> str:
        """The source of a statement, up to the next one."""
        lines: list[int] = self._state["lines"]
        following = next((line for line in lines[rank + 1 :] if line), None)
        return "\n".join(
            self.submission.source.split("\n")[lines[rank] - 1 : following and following - 1]
        )

    def _step_through(self, worker: Worker, enough: float) -> tuple[int | None, Message | None]:
        """Run the statements one at a time; the rank of the one that ended the worker, if it was
        one, and how."""
        for rank in range(len(self._state["lines"])):
            if self.session.left < enough:
                return None, ending("timeout", f"{STEPS_SECONDS:g} s")
            try:
                worker.step(rank, timeout=CALL_SECONDS)
            except (WorkerGone, Raised) as problem:
                return rank, _reason(problem)
        return None, None

    def _load(self, run: bool) -> Worker:
        self.close()
        self._loaded = None
        given = [functions[1] for functions in (self.given, self.supplied) if functions]
        needs_numpy = any("numpy" in source for source in (self.submission.source, *given))
        self._worker = worker = self.sandbox.spawn(numpy=needs_numpy)
        worker.charge = self.session.charge
        loadable = Loadable(
            self.submission.source,
            self.tasks,
            self.also,
            self.given,
            self.supplied,
            self._skipped,
            self.slow,
            main=bool(self.submission.cells),
            seed=int(self.session.seed[:8] or "0", 16),
        )
        reply = worker.load(loadable, run, LOAD_SECONDS)
        self._loading = worker.took
        self._note(reply)
        return worker

    def _note(self, state: dict[str, Any]) -> None:
        self._state = state
        self.session.kinds = state["kinds"]
        for rank, function in state["endless"]:
            seconds = DEMONSTRATION_SECONDS if state["kinds"][rank] == SHOWN else STATEMENT_SECONDS
            reason = ending("timeout", f"{seconds:g} s")
            self.session.skipped[rank] = Skipped(
                state["lines"][rank], reason, self._text(rank), function
            )
            self.session.stops.append(Stop(function, function, self._replaced))
        if len(state["endless"]) >= MOST_ENDLESS:
            self.session.kept = min(self.session.kept, USED)
        self._loaded = Loaded(
            state["tasks"],
            tuple(state["functions"]),
            tuple(map(tuple, state["broken"])),
            tuple(map(tuple, state["failures"])),
            tuple(state["untrue"]),
        )

    def left_out(self, line: int) -> tuple[str, Skipped] | None:
        """A name on that line that nothing but a statement which was left out defines; and that
        statement."""
        left_out = self._skipped
        skipped = {one.line: one for rank, one in self.session.skipped.items() if rank in left_out}
        defined = bindings(self.submission.source) if skipped else []
        run = set[str]().union(*(names for first, names in defined if first not in skipped))
        words = re.findall(r"[^\W\d]\w*", self.submission.line(line))
        for first, names in defined:
            missing = [word for word in words if word in names - run and first in skipped]
            if missing:
                return missing[0], skipped[first]
        return None

    # ---- calls

    def run(self, name: str, cases: Cases) -> Run:
        """Call the function on the cases in order, until one ends the worker. Asked again soon,
        nothing is called."""
        if (name, cases) in self._latest:
            return self._latest[name, cases]
        run = Run()
        # the first call of a function alone: an endless loop is then found at once
        size = CHUNK if name in self._answering and not cases.seconds else 1
        while len(run.values) < len(cases) and run.gone is None:
            start = len(run.values)
            self._add(run, name, cases, start, min(start + size, len(cases)))
            size = 1 if cases.seconds else CHUNK
        if not run.gone:
            self._answering.add(name)
        if len(self._latest) == REMEMBERED:
            del self._latest[next(iter(self._latest))]
        self._latest[name, cases] = run
        return run

    @property
    def loads_fast(self) -> bool:
        """Whether the submission can be loaded anew hundreds of times."""
        return self._loading < FAST_LOADING

    def run_afresh(
        self,
        name: str,
        cases: Cases,
        ranks: Sequence[int],
        calls: int = 1,
        within: float = math.inf,
    ) -> Run:
        """Call the function on some of the cases, the submission loaded anew after so many calls.

        Not on all of them where that takes more seconds than `within`.
        """
        least = max(0.0, self.session.left - within)
        loading = max(self._loading, 0.001)
        few = cases.pick(ranks)
        run = Run()
        while len(run.values) < len(few) and self.session.left > least:
            start = len(run.values)
            stop = min(start + max(1, int(1 / loading)) * calls, start + CHUNK * calls, len(few))
            limit = (few.seconds or CALL_SECONDS) + 3 * loading
            try:
                run.add(_map(self._ready(), name, few, start, stop, limit, calls))
            except (WorkerGone, Raised):
                break
        return run

    def draw(self, name: str, cases: Cases, seed: int) -> Run:
        """Call the function on the cases in order, with the same chance at every judgment.

        Fewer values come back when they become too large together: the first of them tell enough.
        """
        run = self._draw(name, cases, seed, CHUNK)
        if run.gone and run.values:  # one at a time: which call is it?
            run = self._draw(name, cases, seed, 1)
        return run

    def _draw(self, name: str, cases: Cases, seed: int, chunk: int) -> Run:
        run = Run(gone=self._why_not(name, cases.names))
        size = 1
        try:
            worker = self._ready(Setting(seed=seed), afresh=True)
            while len(run.values) < len(cases) and run.gone is None:
                start = len(run.values)
                stop = min(start + min(size, chunk), len(cases))
                run.add(_map(worker, name, cases, start, stop, cases.seconds or CALL_SECONDS))
                size *= 8
        except Raised:
            run.gone = WorkerGone("protocol", "an exception where none can be")
        except WorkerGone as gone:
            if gone.why != "too large" or not run.values:
                run.gone = gone
                if chunk == 1 or not run.values:
                    self._stopped(name, gone, cases.names)
        return run

    def timed(self, name: str, cases: Cases) -> tuple[float, Run]:
        """Processor seconds for running the submission and for calls on all the cases.

        In a process of their own, so that nothing is remembered; nothing computed beforehand comes
        for free, but
        reading the file does: half a course in one file is no slower for it. Only
        definitions are loaded; where the calls need more, all but the demonstrations. Raises
        WorkerGone.
        """
        refused = self._why_not(name, cases.names)
        if refused:
            raise refused
        self.loaded()
        seconds, run = self._timed(name, cases, NEEDED)
        if not run.plain:
            seconds, run = self._timed(name, cases, USED)
        if run.gone:
            self._stopped(name, run.gone, cases.names)
            raise run.gone
        return seconds, run

    def _timed(self, name: str, cases: Cases, kept: int) -> tuple[float, Run]:
        """Time loading the statements up to that kind, and the calls, up to one that ends the
        worker."""
        before, self.session.kept = self.session.kept, min(self.session.kept, kept)
        run, seconds = Run(), 0.0
        try:
            worker = self._load(run=True)
            seconds = worker.took - worker.read
            while len(run.values) < len(cases):
                answers = _map(
                    worker, name, cases, len(run.values), len(cases), cases.seconds or CALL_SECONDS
                )
                run.add(answers)
                seconds += worker.took
        except WorkerGone as gone:
            run.gone = gone
        except Raised:
            run.gone = WorkerGone("protocol", "an exception where none can be")
        finally:
            self.session.kept = before
            self.close()
        return seconds, run

    def play(
        self,
        name: str,
        player: Player,
        setting: Setting = AS_LOADED,
        arguments: Sequence[Any] = (),
        afresh: bool = True,
        seconds: float = GAME_SECONDS,
    ) -> PlayedGame:
        """Call an interactive function, its questions answered by the player; the submission loaded
        afresh or not."""
        refused = self._why_not(name)
        if refused:
            return PlayedGame((), "", Outcome(gone=refused), {})
        turns: list[Turn] = []

        def answer(printed: str) -> str | None:
            turns.append(Turn(printed, player(printed)))
            return turns[-1].line

        outcome, after, counts = Outcome(), "", {}
        try:
            worker = self._ready(setting, afresh)
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
            self._stopped(name, gone)
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
        worker = self._ready(afresh=True)
        for _ in range(again):
            worker.trace(call, self.submission.source, TRACE_SECONDS)
        return worker.trace(call, self.submission.source, TRACE_SECONDS, skipped)

    def _add(self, run: Run, name: str, cases: Cases, start: int, stop: int) -> None:
        """Call the function on a range of cases, or on the first of them."""
        run.gone = self._why_not(name, cases.names)
        if run.gone:
            return
        alone = stop == start + 1
        try:
            worker = self._ready()
            run.add(_map(worker, name, cases, start, stop, cases.seconds or CALL_SECONDS))
            run.size += worker.received
            if run.size > MAX_ANSWERS and len(run.values) < len(cases):
                run.gone = WorkerGone("too large", f"{run.size} bytes")
        except WorkerGone as gone:
            # it is the call after these
            if gone.partial and is_map(gone.partial, stop - start - 1):
                run.add(gone.partial)
            elif not alone:  # one at a time, then: which call is it?
                self._add_singly(run, name, cases, start, stop)
                return
            run.gone = gone
            self._stopped(name, gone, cases.names)
        except Raised as raised:
            if not alone:
                self._add_singly(run, name, cases, start, stop)
                return
            run.raised[len(run.values)] = raised
            run.values.append(None)

    def _add_singly(self, run: Run, name: str, cases: Cases, start: int, stop: int) -> None:
        for rank in range(start, stop):
            if run.gone is None:
                self._add(run, name, cases, rank, rank + 1)

    def _stopped(self, name: str, gone: WorkerGone, handed: Collection[str] = ()) -> None:
        """Remember that a call of the function had to be stopped, and in which function it was
        then.

        Where the worker could not tell: in one that did not end before, if it takes part.
        """
        known = {stop.stuck for stop in self.session.stops}.intersection(
            self._used_by(name, handed)
        )
        self.session.stops.append(
            Stop(name, gone.function or min(known, default=name), self._replaced)
        )

    def _used_by(self, name: str, handed: Collection[str]) -> frozenset[str]:
        """The functions that come into play in calls of that one with cases that hand it others."""
        return reached(self.submission.source, name).union(handed)

    @property
    def _replaced(self) -> tuple[str, ...]:
        return tuple(self.given[0]) if self.given else ()

    def _why_not(self, name: str, handed: Collection[str] = ()) -> WorkerGone | None:
        """Why that function is not to be called any more, on cases that hand it some of the
        submission's functions.

        Too often it, or another task's function that it comes to use, did not end. With other
        functions given, it may; and so may one that others, which asked more of it than any task
        does, did not come back from.
        """
        stops = [stop for stop in self.session.stops if stop.stuck not in self._replaced]
        own = [stop for stop in stops if stop.called == name]
        tired = len(own) >= MAX_STOPS and any(stop.given == self._replaced for stop in own)
        stuck = [stop.stuck for stop in stops]
        endless = {one for one in stuck if one in self.tasks and stuck.count(one) >= MAX_STOPS} - {
            name
        }
        if tired or (endless and endless & self._used_by(name, handed)):
            return WorkerGone("not again")
        return WorkerGone("no time left") if self.session.left <= 0 else None


def _map(
    worker: Worker, name: str, cases: Cases, start: int, stop: int, seconds: float, afresh: int = 0
) -> list[Any]:
    """Call the function on a range of the cases."""
    by = (cases.by.name, cases.by.source) if cases.by else ()
    return worker.map(name, cases.packed(start, stop), stop - start, afresh, by, seconds)


def _reason(problem: WorkerGone | Raised) -> Message:
    if isinstance(problem, WorkerGone):
        return ending(problem.why, problem.detail)
    return ending("", clean(str(problem), 120))
