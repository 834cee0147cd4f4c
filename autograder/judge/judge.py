"""One submission under examination: what its checks found, and the report made of it."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from hashlib import sha256
from typing import Any, TypeVar

from autograder.checking.failure import Failure
from autograder.checking.questions import ask
from autograder.checking.submission import Memory
from autograder.checking.submission import Submission as CheckedSubmission
from autograder.checking.task import Check as NewCheck
from autograder.course.module import CourseError, Module, Task
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, finding, quoted
from autograder.intake import Submission, defines, unwritten
from autograder.judge.misconceptions import diagnose, fingerprints
from autograder.reports.model import (
    ERROR,
    FAILED,
    INTERNAL,
    NOT_REACHED,
    PASSED,
    TIMEOUT,
    CheckReport,
    Diagnosis,
    Excerpt,
    Reason,
    Report,
    TaskReport,
    Verdict,
)
from autograder.sandbox.client import Busy, Killed, SandboxError
from autograder.sandbox.doctor import Tier
from autograder.sandbox.loader import NEEDED, SHOWN
from autograder.sandbox.servers import Sandbox
from autograder.testing.callgraph import bindings, definition, reached
from autograder.testing.check import KEPT, WAITS, Check, NotPassed
from autograder.testing.meaning import with_meaning
from autograder.testing.outcomes import Loaded, NotLoadable
from autograder.testing.runner import Runner, Session
from autograder.testing.subject import Subject

MACHINE = finding(
    "judge.machine", "The sandbox could not do its work ({detail}). Grade this submission again."
)
UNREADABLE = finding(
    "function.unreadable",
    "Python cannot read `{name}` ({place}: {reason}). All that Python can read was judged.",
)
BROKEN_BLOCK = finding(
    "note.unreadable",
    "Python cannot read what begins at {place} ({reason}). The rest was judged.",
)

# what may well happen while a file is loaded and tells a learner nothing: a game that is played,
# the end of a program, what exists in a notebook only
_USUAL = ("NotImplementedError", "SystemExit", "EOFError")
Value = TypeVar("Value")
_ATTEMPTS = 5  # while somebody kills the processes that judge: the machine is short of memory, say
_TYPED = re.compile(r"(\w+)\s*=.*\binput\(")
_GLANCE = 5.0  # seconds for finding out whether a function does the work of another
_LONG, _WIDE = 40, 100  # lines and columns that are shown of a function
_MANY = 3  # notes of one kind: more would say nothing new
_OF_A_NOTEBOOK = re.compile(
    r"'(?:autograder|again|check|hint|hunt|play|display|get_ipython|plt|solutions|IPython|ipywidgets|matplotlib|google)\b"
)


class OurFault(Exception):
    """A check, or the engine around it, went wrong by itself: what, in one line."""


@dataclass
class _Attempt:
    """The checks of one task in one setting: as written, or with correct functions in the place of
    some."""

    runner: Runner
    with_correct: tuple[str, ...]
    verdicts: dict[str, Verdict]
    compared: dict[str, Any] = field(default_factory=dict)

    def score(self, checks: Sequence[Check]) -> float:
        return sum(check.points for check in checks if self.verdicts[check.name].status == PASSED)

    def worth(self, checks: Sequence[Check]) -> tuple[float, bool]:
        """What is compared: the score; at equal scores, whether anything was looked at."""
        return self.score(checks), any(
            self.verdicts[check.name].status != NOT_REACHED for check in checks
        )

    def misses(self, checks: Sequence[Check]) -> bool:
        return any(self.verdicts[check.name].status != PASSED for check in checks)


def _earlier_needs(module: Module) -> list[Task]:
    """The tasks of earlier modules that some task of this one needs."""
    own = {task.name for task in module.tasks}
    names = dict.fromkeys(
        name for task in module.tasks for name in module.needs_of(task) if name not in own
    )
    homes = [(name, module.home_of(name)) for name in names]
    return [task for name, home in homes if home for task in home.tasks if task.name == name]


def _not_reached(said: Message, reason: Reason) -> Verdict:
    return Verdict(NOT_REACHED, said, reason=reason)


class Judge:
    """Sees a submission's checks one after the other, in the order of their file, then reports.

    All checks of a task, or none: a task none of whose checks was seen is not reported.
    """

    def __init__(
        self,
        module: Module,
        submission: Submission,
        sandbox: Sandbox,
        fresh: bool = True,
        drawn_from: str | None = None,
    ):
        """`fresh`: for a mark; cases that nobody can have seen follow the fixed ones. Others: see
        `judge_one`."""
        self._module, self._submission, self._sandbox = module, submission, sandbox
        drawn_from = submission.source if drawn_from is None else drawn_from
        self._seed = (
            sha256(drawn_from.encode("utf-8", "surrogatepass")).hexdigest() if fresh else ""
        )
        self._tasks = {task.name: task for task in module.tasks}
        self._earlier = _earlier_needs(module)
        self._also = {
            other: task.name for task in (*module.tasks, *self._earlier) for other in task.also
        }
        wanted = [(task.name, *task.also) for task in self._earlier] + [
            (name,) for name in module.shared
        ]
        self._missing = [names[0] for names in wanted if not defines(submission.source, names)]
        self._begin()
        self._checks: list[Check] = []  # those seen
        self._problem: Message | None = None
        self._busy = False
        self._fault = ""

    def _begin(self) -> None:
        self._supplied = (
            (self._missing, self._module.source_of(self._missing)) if self._missing else None
        )
        self._session = Session(self._module.seconds, self._seed)
        self._as_written = _Attempt(self.runner(()), (), {})
        self._final: dict[str, _Attempt] = {}
        self._being_finished: set[str] = set()
        self._right_earlier: dict[str, bool] = {}
        # by task: the names its checks looked up in the submission
        self._borrowed: dict[str, set[str]] = {}

    def _lend_what_stops(self) -> None:
        """Lend also what the exercise gives, a class say, where the submission's copy stops while
        it is loaded."""
        given = [name for name in self._module.shared if name not in self._missing]
        if not given:
            return
        with suppress(NotLoadable):
            stopped = {line for line, *_ in self._as_written.runner.loaded().failures}
            defined = bindings(self._submission.source) if stopped else []
            lines = {name: {line for line, names in defined if name in names} for name in given}
            lost = [name for name in given if lines[name] and lines[name] <= stopped]
            if lost:
                self._as_written.runner.close()
                self._missing += lost
                self._begin()

    def runner(self, names: tuple[str, ...]) -> Runner:
        """The submission to be run, with correct functions in the place of some."""
        given = (list(names), self._module.source_of(names)) if names else None
        tasks = [*self._tasks, *(task.name for task in self._earlier)]
        slow = [task.name for task in self._module.tasks if task.slow]
        return Runner(
            self._sandbox,
            self._submission,
            tasks,
            self._also,
            self._session,
            given,
            self._supplied,
            slow=slow,
        )

    def _checks_of(self, task: str) -> list[Check]:
        return [check for check in self._module.checks if check.task == task]

    # ---- check by check

    def see(self, check: Check) -> None:
        """Judge one check; after the last one of a task, the task as a whole."""
        self._steadily(lambda: self._see(check))
        self._checks.append(check)

    def _steadily(self, step: Callable[[], Value]) -> Value:
        """Take a step; where somebody kills a process meanwhile, begin anew with all that was seen
        before."""
        for attempt in range(_ATTEMPTS):
            try:
                if attempt:
                    self._as_written.runner.close()
                    self._begin()
                    for check in self._checks:
                        self._see(check)
                return step()
            except Killed:
                pass
        self._problem = MACHINE.format(
            detail=_(
                "something on the machine killed its processes again and again, a lack of memory "
                "perhaps"
            )
        )
        return step()

    def _see(self, check: Check) -> None:
        if self._problem:
            return
        checks = self._checks_of(check.task)
        try:
            if not self._checks:
                self._lend_what_stops()
            if check.task not in self._final and not self._tasks[check.task].slow:
                self._examine(self._as_written, check)
            if check.name == checks[-1].name:
                self._finish_task(self._tasks[check.task])
        except Killed:
            raise
        except SandboxError as error:
            self._busy = isinstance(error, Busy)
            detail = _("the machine was too busy") if self._busy else quoted(clean(str(error), 150))
            self._problem = MACHINE.format(detail=detail)
        # a mistake in a check or in the engine must not look like a learner's
        except Exception as error:
            self._go_wrong(error, check.name)

    def _go_wrong(self, error: Exception, where: str) -> None:
        """Say that nothing is known of this submission because of a fault of ours."""
        self._fault = (
            str(error) if isinstance(error, OurFault) else clean(f"{where}: {error!r}", 200)
        )
        self._problem = INTERNAL.format(detail=self._fault)

    def _finish_task(self, task: Task) -> None:
        """When a task is not perfect, judge it again with correct functions in the place of wrong
        ones it rests on.

        A slow task is judged the other way round: with what it needs put right at first, so that it
        is fast.
        """
        if task.name in self._final:
            return
        self._being_finished.add(task.name)
        checks, needs = self._checks_of(task.name), self._module.needs_of(task)
        best, lent = self._as_written, set[str]()
        if task.slow:
            best, lent = self._attempt(task, needs, checks), set(needs)
            stopped = {best.verdicts[check.name].status for check in checks} & {ERROR, TIMEOUT}
            if stopped or (task.retry and best.misses(checks)):
                for check in checks:
                    self._examine(self._as_written, check)
                best = max(best, self._as_written, key=lambda attempt: attempt.score(checks))
        # at equal scores, what is said with correct ones is about this function alone
        while best.misses(checks):
            more = self._to_lend(task, needs, best, checks) - lent
            if not more:
                break
            lent |= more
            best = max(
                self._attempt(task, lent, checks), best, key=lambda attempt: attempt.worth(checks)
            )
        self._final[task.name] = best
        self._ask_about_unknown_mistakes(task, best)

    def _ask_about_unknown_mistakes(self, task: Task, attempt: _Attempt) -> None:
        """Give each check that is not passed and shows no known mistake a general question."""
        diagnoses = self._diagnosed(task, attempt.verdicts)
        for check in self._checks_of(task.name):
            if check.name in diagnoses:
                continue
            verdict = attempt.verdicts[check.name]
            refused = verdict.status in (FAILED, ERROR) and not unwritten(
                self._submission.source, check.task
            )
            is_old = not isinstance(check, NewCheck)
            if refused and is_old and self._is_right_at_first(attempt, check):
                question = finding(
                    "ask.survives-loading",
                    "Each of the calls tried gives what is expected when it is the first one after "
                    "the file is loaded; after others, not always. What survives from one call to "
                    "the next?",
                )
            elif isinstance(check, NewCheck):
                if not (refused or verdict.fingerprint):
                    continue
                compared, view = attempt.compared.get(check.name, ([], None))
                question = ask(verdict, compared, view, bool(check.example))
            elif refused or verdict.fingerprint:
                subject = Subject(attempt.runner, check.name)
                question = subject.question(verdict) or subject.usual_question(verdict)
            else:
                continue
            attempt.verdicts[check.name] = replace(verdict, question=question)
        if attempt is not self._as_written:
            attempt.runner.close()

    def _is_right_at_first(self, attempt: _Attempt, check: Check) -> bool:
        """Whether a check that judges answers itself is passed when the file is loaded anew before
        each call."""
        asked = ("judges itself", check.name) in attempt.runner.known
        # what remains is for other checks
        if asked and self._session.left > self._module.seconds / 2:
            with suppress(NotPassed, NotLoadable):
                check.function(Subject(attempt.runner, check.name, afresh=True))
                return True
        return False

    def _diagnosed(self, task: Task, verdicts: Mapping[str, Verdict]) -> dict[str, Diagnosis]:
        """The known mistakes by check, which are read where something is wrong."""
        return (
            diagnose(task.name, verdicts, self._module.mistakes) if fingerprints(verdicts) else {}
        )

    def _to_lend(
        self, task: Task, needs: Collection[str], best: _Attempt, checks: Sequence[Check]
    ) -> set[str]:
        """The functions to be lent to a task: of those it rests on, the wrong ones; when it is
        stopped, all needs."""
        stopped = any(best.verdicts[check.name].status == TIMEOUT for check in checks)
        rests_on = self._rests_on(task)
        wrong = {name for name in needs if stopped or not self._is_right(name)}
        wrong |= {
            name
            for name in rests_on - {*needs}
            if not self._is_right(name) and self._is_fair(task, name)
        }
        if not stopped:
            wrong -= self._behind_right_ones(task, wrong)
        return wrong if wrong & rests_on else set()

    def _behind_right_ones(self, task: Task, wrong: Collection[str]) -> set[str]:
        """Of earlier modules' functions, those that only right ones use, which may mean something
        else by the name."""
        earlier = {one.name for one in self._earlier} - {task.name}
        behind = earlier.intersection(wrong)
        if not behind:
            return set()
        right = [name for name in earlier & self._rests_on(task) if self._is_right(name)]
        return {name for name in behind if right and name not in self._rests_on(task, right)}

    def _rests_on(self, task: Task, but: Collection[str] = ()) -> set[str]:
        """The tasks whose functions come into play: the learner's code uses them, or the checks
        look them up.

        `but`: functions that are not looked into.
        """
        known = {*self._tasks, *(one.name for one in self._earlier)}
        looked_up = {task.name, *self._borrowed.get(task.name, ())}
        names = set().union(*(self._reached(name, but) for name in looked_up)) | looked_up
        return known & {self._also.get(name, name) for name in names} - {task.name}

    def _reached(self, name: str, but: Collection[str] = ()) -> frozenset[str]:
        """What the learner's function of that name, in all its spellings, comes to use."""
        if name in but:
            return frozenset()
        spellings = [other for other, task in self._also.items() if task == name]
        return frozenset().union(
            *(reached(self._submission.source, one, but) for one in (name, *spellings))
        )

    def _is_fair(self, task: Task, other: str) -> bool:
        """Whether a correct `other`, which the course does not build the task on, may be lent: work
        is left without it.

        The learner makes it by other means than the task in question, as the course does, or not at
        all; and handing on to it earns nothing. A bonus, which goes beyond the others, is lent to
        none of them.
        """
        home = self._tasks.get(other)
        if home and home.bonus and not task.bonus:
            return False
        made_of = {self._also.get(name, name) for name in self._reached(other)}
        circular = task.name in made_of or (
            home and defines(self._module.source_of([other]), [task.name])
        )
        return not circular and not self._earns_by_handing_on(task, other)

    def _earns_by_handing_on(self, task: Task, other: str) -> bool:
        """Whether a function that only calls a correct `other` passes any check of the task."""
        names = [other, *self._module.needs_of(task), *self._module.shared]
        supplied = (names, self._module.source_of(names))
        handed_on = replace(self._submission, source=f"{task.name} = {other}\n", cells=())
        runner = Runner(
            self._sandbox, handed_on, [task.name], {}, Session(_GLANCE), supplied=supplied
        )
        attempt = _Attempt(runner, (), {})
        try:
            return any(
                self._examine(attempt, check).status == PASSED
                for check in self._checks_of(task.name)
            )
        finally:
            runner.close()

    def _attempt(self, task: Task, names: Collection[str], checks: Sequence[Check]) -> _Attempt:
        """The checks with correct functions of those names; said of those that come into play and
        are not right."""
        order = [*self._tasks, *(one.name for one in self._earlier)]
        names = sorted(names, key=order.index)
        attempt = _Attempt(self.runner(tuple(names)), (), {})
        try:
            for check in checks:
                self._examine(attempt, check)
        finally:
            attempt.runner.close()
        rests_on = self._rests_on(task)
        attempt.with_correct = tuple(
            name for name in names if name in rests_on and not self._is_right(name)
        )
        return attempt

    def _is_right(self, name: str) -> bool:
        """Did that function, of this module or of an earlier one, pass all its checks?"""
        if name in self._tasks and self._tasks[name].slow and name not in self._being_finished:
            self._finish_task(self._tasks[name])
        if name in self._final:
            attempt = self._final[name]
            verdicts = attempt.verdicts if self._tasks[name].slow else self._as_written.verdicts
            return not (self._tasks[name].slow and attempt.with_correct) and self._passed(
                name, self._module, verdicts
            )
        if name in self._tasks and self._tasks[name].slow:
            return False  # the two rest on each other
        if name not in self._right_earlier:
            home = self._module.home_of(name)
            assert home
            verdicts = {}
            attempt = _Attempt(self._as_written.runner, (), verdicts)
            for check in (check for check in home.checks if check.task == name):
                if self._examine(attempt, check).status != PASSED:
                    break
            self._right_earlier[name] = self._passed(name, home, verdicts)
        return self._right_earlier[name]

    @staticmethod
    def _passed(name: str, module: Module, verdicts: Mapping[str, Verdict]) -> bool:
        checks = [check for check in module.checks if check.task == name]
        return bool(checks) and all(
            check.name in verdicts and verdicts[check.name].status == PASSED for check in checks
        )

    def _examine(self, attempt: _Attempt, check: Check) -> Verdict:
        try:
            verdict = self._verdict(attempt, check)
        except NotLoadable as problem:
            verdict = _not_reached(
                finding(
                    "file.not-loadable",
                    "The file could not be loaded, whatever was left out ({detail}).",
                    detail=problem.reason,
                ),
                Reason.NOT_LOADED,
            )
        attempt.verdicts[check.name] = verdict
        return verdict

    def _verdict(self, attempt: _Attempt, check: Check) -> Verdict:
        nothing = self._nothing_to_call(check.task, attempt.runner.loaded())
        if nothing:
            return nothing
        if check.after and attempt.verdicts[check.after].status != PASSED:
            first = next(other for other in self._module.checks if other.name == check.after)
            return _not_reached(WAITS.format(promise=first.promise), Reason.AFTER_ANOTHER)
        if isinstance(check, NewCheck):
            return self._look(attempt, check)
        subject = Subject(attempt.runner, check.name)
        try:
            check.function(subject)
        except NotPassed as not_passed:
            verdict = not_passed.verdict
            if verdict.status in (FAILED, ERROR) and unwritten(self._submission.source, check.task):
                said = finding(
                    "function.not-written", "`{name}` is not written yet.", name=check.task
                )
                return Verdict(FAILED, said, verdict.call, verdict.received, verdict.expected)
            return verdict
        except (SandboxError, NotLoadable):
            raise
        except (Exception, SystemExit) as error:
            raise OurFault(clean(f"{check.name}: {error!r}", 200)) from error
        finally:
            self._borrowed.setdefault(check.task, set()).update(subject.borrowed - {check.task})
        return KEPT

    def _look(self, attempt: _Attempt, check: NewCheck) -> Verdict:
        """Let a check look at the submission."""
        memory = attempt.runner.known.setdefault("memory", Memory())
        submission = CheckedSubmission(attempt.runner, check, memory)
        try:
            check.look(submission)
        except Failure as failure:
            verdict = failure.verdict
        except (SandboxError, NotLoadable):
            raise
        except (Exception, SystemExit) as error:
            if not submission.has_asked:
                raise OurFault(clean(f"{check.name}: {error!r}", 200)) from error
            verdict = submission.unexpected_form()
        else:
            return KEPT
        finally:
            looked_up = submission.looked_up - {check.task}
            self._borrowed.setdefault(check.task, set()).update(looked_up)
        attempt.compared[check.name] = (submission.compared, submission.view)
        if verdict.status in (FAILED, ERROR) and unwritten(self._submission.source, check.task):
            said = finding("function.not-written", "`{name}` is not written yet.", name=check.task)
            return Verdict(FAILED, said, verdict.call, verdict.received, verdict.expected)
        return verdict if submission.is_foreseen else replace(verdict, fingerprint="")

    def _nothing_to_call(self, task: str, loaded: Loaded) -> Verdict | None:
        """The verdict when there is no such function, with why; None when there is."""
        if task in loaded.tasks:
            kind = loaded.tasks[task]
            if not kind:
                return None
            return _not_reached(
                finding(
                    "function.is-a-value",
                    "`{name}` is not a function but a value of type {type}: is the name used "
                    "twice?",
                    name=task,
                    type=clean(kind, 40),
                ),
                Reason.NO_FUNCTION,
            )
        for _end, line, name, reason in loaded.broken:
            if name == task:
                place = self._submission.place(line)
                said = UNREADABLE.format(name=task, place=place, reason=self._unreadable(reason))
                return _not_reached(with_meaning(said, f"SyntaxError: {reason}"), Reason.UNREADABLE)
        inside = re.search(rf"^[ \t]+def {task}\b", self._submission.source, re.MULTILINE)
        if inside:
            line = self._submission.source.count("\n", 0, inside.start()) + 1
            said = finding(
                "function.inside-another",
                "There is no function named `{name}`: the one at {place} stands inside something "
                "else. How far is it indented?",
                name=task,
                place=self._submission.place(line),
            )
            return _not_reached(said, Reason.ELSEWHERE)
        others = [name for name in loaded.functions if name not in self._tasks]
        close = get_close_matches(task, others, 1, cutoff=0.75)
        if close:
            said = finding(
                "function.named-otherwise",
                "There is no function named `{name}`, but there is one named `{other}`. If it is "
                "the same, rename it.",
                name=task,
                other=clean(close[0], 60),
            )
            return _not_reached(said, Reason.ELSEWHERE)
        return _not_reached(
            finding("function.missing", "There is no function named `{name}`.", name=task),
            Reason.MISSING,
        )

    def _unreadable(self, reason: str) -> str:
        return self._submission.unreadable(clean(reason, 100))

    # ---- when all is seen

    def report(self) -> Report:
        """What was found; a submission that could not be judged gets no score rather than a wrong
        one."""
        try:
            return self._steadily(self._report)
        except Exception as error:  # as in `see`
            self._go_wrong(error, "report")
            return self._report()

    def _report(self) -> Report:
        report = Report(
            self._submission.name,
            self._module.slug,
            self._sandbox.tier.name,
            self._module.points,
            file=self._submission.file,
            account=self._submission.account,
            # for a mark
            key=key_of(self._module, self._submission, self._sandbox.tier) if self._seed else "",
        )
        if not self._problem:
            report = replace(report, tasks=self._task_reports(), notes=self._notes())
        self._as_written.runner.close()
        report = replace(report, problem=self._problem, busy=self._busy, fault=self._fault)
        return replace(report, seconds=self._session.used)

    def _task_reports(self) -> tuple[TaskReport, ...]:
        reports = []
        seen = {check.task for check in self._checks}
        for task in (
            task for task in self._module.tasks if task.name in self._final and task.name in seen
        ):
            attempt = self._final[task.name]
            checks = self._checks_of(task.name)
            verdicts = {check.name: attempt.verdicts[check.name] for check in checks}
            diagnoses = self._diagnosed(task, verdicts)
            reached = any(verdict.status != NOT_REACHED for verdict in verdicts.values())
            wrong = any(
                verdict.status not in (PASSED, NOT_REACHED) for verdict in verdicts.values()
            )
            reports.append(
                TaskReport(
                    task.name,
                    task.bonus,
                    tuple(
                        CheckReport(
                            check.name,
                            check.points,
                            check.promise,
                            verdicts[check.name],
                            diagnoses.get(check.name),
                        )
                        for check in checks
                    ),
                    attempt.with_correct if reached else (),
                    self._own(task) if wrong else None,
                )
            )
        return tuple(reports)

    def _own(self, task: Task) -> Excerpt | None:
        """The first lines of the learner's function; None where they cannot be told from the
        text."""
        source = self._submission.source
        found = next(
            filter(None, (definition(source, name) for name in (task.name, *task.also))), None
        )
        if not found:
            return None
        first, last = found
        lines = [clean(line.expandtabs(4), _WIDE) for line in source.split("\n")[first - 1 : last]]
        shown = lines if len(lines) <= _LONG else [*lines[: _LONG - 1], "…"]
        cell, line = self._submission.cell_and_line(first)
        return Excerpt(line, cell, "\n".join(shown))

    def _notes(self) -> tuple[Message, ...]:
        """What went wrong while the file was loaded, failed examples aside: the checks speak of
        those."""
        try:
            loaded = self._as_written.runner.loaded()
        except NotLoadable:
            return self._submission.notes
        notes = [*self._submission.notes, *dict.fromkeys(self._session.remarks)]
        for skipped in list(self._session.skipped.values())[:_MANY]:
            notes.append(
                finding(
                    "note.left-out",
                    "The instruction at {place} was left out because the program had not got past "
                    "it: {detail}.",
                    place=self._submission.place(skipped.line),
                    detail=skipped.reason,
                )
            )
        verdicts = [
            verdict for attempt in self._final.values() for verdict in attempt.verdicts.values()
        ]
        if self._session.left <= 0 and any(verdict.status == NOT_REACHED for verdict in verdicts):
            notes.append(
                finding(
                    "note.time-used-up",
                    "This file computed, or waited, for more than {seconds:g} s in all: what came "
                    "after that was not looked at.",
                    seconds=self._module.seconds,
                )
            )
        if self._session.kept < SHOWN:
            notes.append(
                finding(
                    "note.without-demonstrations",
                    "What this file shows when it is run takes too long: it was judged without its "
                    "examples and demonstrations.",
                )
                if self._session.kept > NEEDED
                else finding(
                    "note.definitions-alone",
                    "This file takes too long to run: it was judged by its functions, classes and "
                    "imports alone.",
                )
            )
        if not any(attempt.misses(self._checks_of(name)) for name, attempt in self._final.items()):
            notes += [
                finding(
                    "note.false-assert",
                    "Every promise is kept, yet the `assert` at {place} does not hold: is what it "
                    "demands right?",
                    place=self._submission.place(line),
                )
                for line in loaded.untrue[:_MANY]
            ]
        for _end, line, name, reason in loaded.broken:
            if name not in self._tasks or name in loaded.tasks:
                place = self._submission.place(line)
                said = BROKEN_BLOCK.format(place=place, reason=self._unreadable(reason))
                notes.append(with_meaning(said, f"SyntaxError: {reason}"))
        asked = {  # by its line, the name that is given to what somebody should type
            line: match[1]
            for line, kind, *_rest in loaded.failures
            if kind == "EOFError" and (match := _TYPED.match(self._submission.line(line)))
        }
        notes += [
            finding(
                "note.input-outside",
                "Nobody types an answer while a file is judged, so `input` outside a function "
                "gave nothing: {place}. Move it into the function that needs the answer.",
                place=self._submission.place(line),
            )
            for line in list(asked)[:_MANY]
        ]
        for line, kind, message, _name in loaded.failures:
            if kind == "NameError" and any(f"'{name}'" in message for name in asked.values()):
                continue
            if kind not in _USUAL and not _OF_A_NOTEBOOK.search(message):
                told = f"{kind}: {message}".rstrip(": ")
                place = self._submission.place(line)
                said = finding(
                    "note.stopped-loading",
                    "While the file was loaded, an instruction stopped with `{error}`: {place}. "
                    "The rest was judged.",
                    place=place,
                    error=clean(told, 120),
                )
                notes.append(with_meaning(said, told, self._submission.source))
        return tuple(notes)


def key_of(module: Module, submission: Submission, tier: Tier) -> str:
    """The same for the same source judged by the same checks in the same sandbox: a half for each
    of the two."""
    source = f"{submission.name} {submission.source}".encode("utf-8", "surrogatepass")
    halves = source, f"{module.digest} {tier.name}".encode()
    return "".join(sha256(half).hexdigest()[:16] for half in halves)


def unjudged(
    module: Module, submission: Submission, tier: Tier, problem: Message, fault: str = ""
) -> Report:
    """The report of a submission that could not be judged: no score, and the reason in words.
    `fault`: one of ours."""
    try:
        points = module.points
    except Exception:  # its checks cannot be read: that is the fault
        points = 0.0
    key = key_of(module, submission, tier)
    report = Report(
        submission.name, module.slug, tier.name, points, problem=problem, fault=fault, key=key
    )
    return replace(report, file=submission.file, account=submission.account)


def judge_one(
    module: Module,
    submission: Submission,
    sandbox: Sandbox,
    tasks: Collection[str] | None = None,
    fresh: bool = True,
    seen: Callable[[int, int], None] = lambda done, of: None,
    drawn_from: str | None = None,
) -> Report:
    """Judge one submission here and now; all of it, or some of its tasks.

    `fresh`: for a mark; without it, everybody meets the same cases. `seen`: told how many checks
    are done, of how many. `drawn_from`: the text that the fresh cases are drawn from; the source
    itself where there is none.
    """
    try:
        judge = Judge(module, submission, sandbox, fresh, drawn_from)
        checks = [check for check in module.checks if tasks is None or check.task in tasks]
        for done, check in enumerate(checks):
            seen(done, len(checks))
            judge.see(check)
        return judge.report()
    except CourseError:
        raise
    except Exception as error:
        fault = clean(f"{module.slug}: {type(error).__name__}: {error}", 200)
        return unjudged(module, submission, sandbox.tier, INTERNAL.format(detail=fault), fault)
