"""Judge one submission of one module: the checks of each task, and the report made of them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from autograder.checking.failure import Failure
from autograder.checking.outcomes import NotLoadable
from autograder.checking.questions import ask
from autograder.checking.runner import Runner, Session
from autograder.checking.submission import Memory, Tried
from autograder.checking.submission import Submission as CheckedSubmission
from autograder.checking.task import Check
from autograder.course.call_graph import definition, reached
from autograder.course.module import CourseError, Module, Task
from autograder.course.parts import workbook_version
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, finding, quoted
from autograder.intake import Submission, unwritten
from autograder.judging.absence import explain_absence
from autograder.judging.misconceptions import diagnose, fingerprints
from autograder.judging.notes import notes_on_loading
from autograder.reports.model import (
    ERROR,
    FAILED,
    INTERNAL,
    KEY_OF_FILE,
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
from autograder.sandbox.loader import Functions
from autograder.sandbox.servers import Sandbox

MACHINE = finding(
    "judge.machine", "The sandbox could not do its work ({detail}). Grade this submission again."
)
WAITS = finding("check.waits", "This will be looked at when an easier promise is kept: “{promise}”")
NOT_LOADED = finding(
    "file.not-loadable", "The file could not be loaded, whatever was left out ({detail})."
)
NOT_WRITTEN = finding("function.not-written", "`{name}` is not written yet.")
ATTEMPTS = 5  # while somebody kills the processes that judge: the machine is short of memory, say
# what looking at an answer of an unexpected form may raise
UNEXPECTED_FORM = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
EXCERPT_LINES, EXCERPT_COLUMNS = 40, 100  # of a function that are shown


class OurFault(Exception):
    """A check, or the engine around it, went wrong by itself: what, in one line."""


@dataclass
class _Attempt:
    """The checks of a task, looked at once.

    Attributes:
        checks: The checks.
        substituted: The functions in whose place correct ones stood.
        verdicts: What was found, by check.
        tried: The calls that a check which is not passed compared.
        looked_up: The names of the submission that calls of the checks may have used.
        known: The known mistakes, by check.
    """

    checks: Sequence[Check]
    substituted: tuple[str, ...] = ()
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    tried: dict[str, Sequence[Tried]] = field(default_factory=dict)
    looked_up: set[str] = field(default_factory=set)
    known: dict[str, Diagnosis] = field(default_factory=dict)

    @property
    def score(self) -> float:
        passed = [one for one in self.checks if self.verdicts[one.name].status == PASSED]
        return sum(check.points for check in passed)

    @property
    def rank(self) -> tuple[float, bool, bool]:
        """What is the greater, the better: at equal scores, what is said with correct functions is
        about this one alone."""
        return self.score, self.was_reached, bool(self.substituted)

    @property
    def is_perfect(self) -> bool:
        return self.statuses == {PASSED}

    @property
    def statuses(self) -> set[str]:
        return {self.verdicts[check.name].status for check in self.checks}

    @property
    def was_reached(self) -> bool:
        return self.statuses != {NOT_REACHED}


class _Judge:
    """Judges the tasks of one submission.

    A mistake counts once: where a task is not perfect, it is judged again with correct functions in
    the place of those it needs and that are wrong or missing, and the better attempt counts.
    """

    def __init__(
        self,
        module: Module,
        submission: Submission,
        sandbox: Sandbox,
        seed: str,
        before: Callable[[Check], None],
    ):
        self.module, self.submission, self.sandbox = module, submission, sandbox
        self.before = before  # is called before each check
        self.session = Session(min(module.seconds, sandbox.tier.seconds), seed)
        self.tasks = {task.name: task for task in module.tasks}
        every_task = (*module.tasks, *_earlier_tasks(module))
        self.needs_by_name = {task.name: task.needs for task in every_task}
        self.attempts: dict[str, _Attempt] = {}
        self._rightness: dict[str, bool] = {}
        self.as_written = make_runner(module, submission, sandbox, self.session)

    def judge_task(self, task: Task) -> _Attempt:
        """Return the attempt of a task that counts: the best one, of equal ones the first."""
        if task.name not in self.attempts:
            self._rightness[task.name] = False  # where two tasks need each other
            attempts = self._attempts(task)
            best = next(attempts)
            while not best.is_perfect and (other := next(attempts, None)):
                best = max(best, other, key=lambda attempt: attempt.rank)
            self._rightness[task.name] = best.is_perfect and not best.substituted
            self.attempts[task.name] = best
            self._explain(task, best)
        return self.attempts[task.name]

    def _attempts(self, task: Task) -> Iterator[_Attempt]:
        """Yield a task as it was written, and with correct functions in the place of wrong ones.

        Where it takes long as it was written, or would not end, the correct functions come first.
        """
        needs = self.module.needs_of(task)
        if needs and (task.slow or self._had_to_stop(needs)):
            yield self._look(task, needs)
            yield self._look(task)
            return
        as_written = self._look(task)
        yield as_written
        wrong = needs if TIMEOUT in as_written.statuses else self._wrong_needs_of(task)
        if wrong:
            yield self._look(task, wrong)

    def _had_to_stop(self, names: Collection[str]) -> bool:
        """Return whether a call of one of these functions, as far as judged, did not end."""
        return any(
            TIMEOUT in self.attempts[name].statuses for name in names if name in self.attempts
        )

    def _wrong_needs_of(self, task: Task) -> Sequence[str]:
        """Return the functions that a task needs, and those these need, as far as they are wrong.

        What a right function is built on is left as it is: it may mean something else by the name.
        """
        wrong: list[str] = []
        names = list(task.needs)
        while names:
            name = names.pop(0)
            if name not in wrong and not self._is_right(name):
                wrong.append(name)
                names += self.needs_by_name.get(name, ())
        return wrong

    def _is_right(self, name: str) -> bool:
        """Return whether a function, of this module or of an earlier one, passes all its checks."""
        if name not in self._rightness:
            if name in self.tasks:
                self.judge_task(self.tasks[name])
            else:
                self._rightness[name] = self._is_right_in_earlier_module(name)
        return self._rightness[name]

    def _is_right_in_earlier_module(self, name: str) -> bool:
        home = self.module.home_of(name)
        assert home
        attempt = _Attempt([check for check in home.checks if check.task == name])
        for check in attempt.checks:
            if self._judge_check(self.as_written, check, attempt).status != PASSED:
                return False
        return bool(attempt.checks)

    # ---- checks

    def _look(self, task: Task, names: Sequence[str] = ()) -> _Attempt:
        """Look at the checks of a task, with correct functions of these names."""
        attempt = _Attempt([check for check in self.module.checks if check.task == task.name])
        runner = self.as_written
        if names:
            runner = make_runner(self.module, self.submission, self.sandbox, self.session, names)
        try:
            for check in attempt.checks:
                self.before(check)
                self._judge_check(runner, check, attempt)
        finally:
            if names:
                runner.close()
        used = self._used_by(task, attempt) if names else ()
        attempt.substituted = tuple(
            name for name in names if name in used and not self._is_right(name)
        )
        return attempt

    def _used_by(self, task: Task, attempt: _Attempt) -> set[str]:
        """Return the functions that the learner's function, or a check, comes to use."""
        names = set(attempt.looked_up)
        for name in (task.name, *task.also):
            names |= reached(self.submission.source, name)
        return {self.as_written.also.get(name, name) for name in names}

    def _judge_check(self, runner: Runner, check: Check, attempt: _Attempt) -> Verdict:
        try:
            verdict = self._verdict_on(runner, check, attempt)
        except NotLoadable as problem:
            message = NOT_LOADED.format(detail=problem.reason)
            verdict = Verdict(NOT_REACHED, message, reason=Reason.NOT_LOADED)
        attempt.verdicts[check.name] = verdict
        return verdict

    def _verdict_on(self, runner: Runner, check: Check, attempt: _Attempt) -> Verdict:
        absence = explain_absence(check.task, self.submission, runner.loaded(), {*self.tasks})
        if absence:
            return absence
        if check.after and attempt.verdicts[check.after].status != PASSED:
            first = next(one for one in attempt.checks if one.name == check.after)
            message = WAITS.format(promise=first.requirement)
            return Verdict(NOT_REACHED, message, reason=Reason.AFTER_ANOTHER)
        memory = runner.memory.setdefault("checks", Memory())
        submission = CheckedSubmission(runner, check, memory)
        try:
            check.look(submission)
        except Failure as failure:
            verdict = failure.verdict
            attempt.tried[check.name] = failure.tried
        except (SandboxError, NotLoadable):
            raise
        except (Exception, SystemExit) as error:
            # an answer may have a form that the check has not thought of
            if not (submission.has_asked and isinstance(error, UNEXPECTED_FORM)):
                raise OurFault(clean(f"{check.name}: {error!r}", 200)) from error
            verdict = submission.unexpected_form()
        else:
            return Verdict(PASSED)
        finally:
            attempt.looked_up |= submission.looked_up
        if verdict.status in (FAILED, ERROR) and unwritten(self.submission.source, check.task):
            message = NOT_WRITTEN.format(name=check.task)
            return Verdict(FAILED, message, verdict.call, verdict.received, verdict.expected)
        return verdict if submission.is_foreseen else replace(verdict, fingerprint="")

    def _explain(self, task: Task, attempt: _Attempt) -> None:
        """Name the known mistakes, and give each other check that is not passed a question."""
        if fingerprints(attempt.verdicts):  # only then are the known mistakes read
            attempt.known = diagnose(task.name, attempt.verdicts, self.module.mistakes)
        is_unwritten = unwritten(self.submission.source, task.name)
        for check in attempt.checks:
            verdict = attempt.verdicts[check.name]
            is_refused = verdict.status in (FAILED, ERROR) and not is_unwritten
            if check.name not in attempt.known and (is_refused or verdict.fingerprint):
                tried = attempt.tried.get(check.name, ())
                question = ask(verdict, tried, bool(check.example))
                attempt.verdicts[check.name] = replace(verdict, question=question)

    # ---- the report

    def report_of(self, task: Task) -> TaskReport:
        """Return what was found of a task that is judged."""
        attempt = self.attempts[task.name]
        checks = tuple(
            CheckReport(
                check.name,
                check.points,
                check.requirement,
                attempt.verdicts[check.name],
                attempt.known.get(check.name),
            )
            for check in attempt.checks
        )
        excerpt = excerpt_of(self.submission, task)
        substituted = attempt.substituted if attempt.was_reached else ()
        return TaskReport(task.name, task.bonus, checks, substituted, excerpt)


def make_runner(
    module: Module,
    submission: Submission,
    sandbox: Sandbox,
    session: Session,
    names: Sequence[str] = (),
) -> Runner:
    """Return a submission of a module, ready to be run.

    What the exercise gives, and the functions of earlier modules that it needs, are there where the
    submission has none of its own.

    Args:
        module: The module.
        submission: What was handed in.
        sandbox: Where it runs.
        session: What all its runs share.
        names: Functions in whose place correct ones are put.
    """
    earlier = _earlier_tasks(module)
    given: list[str] = [*(task.name for task in earlier), *module.shared]
    also = {other: task.name for task in (*module.tasks, *earlier) for other in task.also}

    def functions(names: Sequence[str]) -> Functions | None:
        return (list(names), module.source_of(names)) if names else None

    return Runner(
        sandbox,
        submission,
        [task.name for task in (*module.tasks, *earlier)],
        also,
        session,
        functions(names),
        functions(given),
        slow=[task.name for task in module.tasks if task.slow],
    )


def _earlier_tasks(module: Module) -> list[Task]:
    """Return the tasks of earlier modules that some task of this one needs."""
    own = {task.name for task in module.tasks}
    needs = [name for task in module.tasks for name in module.needs_of(task)]
    homes = [(name, module.home_of(name)) for name in dict.fromkeys(needs) if name not in own]
    return [task for name, home in homes if home for task in home.tasks if task.name == name]


def excerpt_of(submission: Submission, task: Task) -> Excerpt | None:
    """Return the first lines of the learner's function; None where the text does not show them."""
    source = submission.source
    places = [definition(source, name) for name in (task.name, *task.also)]
    place = next(filter(None, places), None)
    if not place:
        return None
    first, last = place
    lines = source.split("\n")[first - 1 : last]
    if len(lines) > EXCERPT_LINES:
        lines = [*lines[: EXCERPT_LINES - 1], "…"]
    cell, line = submission.cell_and_line(first)
    text = "\n".join(clean(line.expandtabs(4), EXCERPT_COLUMNS) for line in lines)
    return Excerpt(line, cell, text)


def key_of(module: Module, submission: Submission, tier: Tier) -> str:
    """Return a key that is the same for the same source judged by the same checks in the same
    sandbox: a half for each of the two."""
    source = f"{submission.name} {submission.source}".encode("utf-8", "surrogatepass")
    return sha256(source).hexdigest()[:KEY_OF_FILE] + key_of_judge(module, tier.name)


def key_of_judge(module: Module, isolation: str) -> str:
    """Return the half of a key that says by which checks, and in which sandbox."""
    return sha256(f"{module.digest} {isolation}".encode()).hexdigest()[:KEY_OF_FILE]


def unjudged(
    module: Module, submission: Submission, tier: Tier, problem: Message, fault: str = ""
) -> Report:
    """Return the report of a submission that could not be judged: no score, and why.

    Args:
        module: Its module.
        submission: What was handed in.
        tier: The confinement in which it was to run.
        problem: Why it could not be judged.
        fault: What went wrong, where that is a fault of ours.
    """
    try:
        points = module.points
    except Exception:  # its checks cannot be read: that is the fault
        points = 0.0
    key = key_of(module, submission, tier)
    return Report(
        submission.name,
        module.slug,
        tier.name,
        points,
        problem=problem,
        fault=fault,
        key=key,
        version=workbook_version(),
        file=submission.file,
        account=submission.account,
    )


def judge_one(
    module: Module,
    submission: Submission,
    sandbox: Sandbox,
    tasks: Collection[str] | None = None,
    fresh: bool = True,
    seen: Callable[[int, int], None] = lambda done, of: None,
    drawn_from: str | None = None,
) -> Report:
    """Judge one submission here and now.

    Args:
        module: Its module.
        submission: What was handed in.
        sandbox: Where it runs.
        tasks: The tasks to be judged; None: all of them.
        fresh: Whether it is for a mark: without it, everybody gets the same random cases.
        seen: Is told before each check how many are done, of how many.
        drawn_from: The text from which random cases are drawn, where it is not the source.

    Returns:
        What was found. A submission that could not be judged gets no score rather than a wrong one.

    Raises:
        CourseError: The module's own files are not as they should be.
    """
    text = submission.source if drawn_from is None else drawn_from
    seed = sha256(text.encode("utf-8", "surrogatepass")).hexdigest() if fresh else ""
    for is_last in (*[False] * (ATTEMPTS - 1), True):
        try:
            return _judge_once(module, submission, sandbox, tasks, seed, seen)
        except Killed:
            if is_last:
                detail = _(
                    "something on the machine killed its processes again and again, a lack of "
                    "memory perhaps"
                )
                problem = MACHINE.format(detail=detail)
                break
        except SandboxError as error:
            is_busy = isinstance(error, Busy)
            detail = _("the machine was too busy") if is_busy else quoted(clean(str(error), 150))
            report = unjudged(module, submission, sandbox.tier, MACHINE.format(detail=detail))
            return replace(report, busy=is_busy)
        except CourseError:
            raise
        # a mistake in a check or in the engine must not look like a learner's
        except Exception as error:
            text = f"{module.slug}: {type(error).__name__}: {error}"
            fault = str(error) if isinstance(error, OurFault) else clean(text, 200)
            problem = INTERNAL.format(detail=fault)
            return unjudged(module, submission, sandbox.tier, problem, fault)
    return unjudged(module, submission, sandbox.tier, problem)


def _judge_once(
    module: Module,
    submission: Submission,
    sandbox: Sandbox,
    tasks: Collection[str] | None,
    seed: str,
    seen: Callable[[int, int], None],
) -> Report:
    selected = [task for task in module.tasks if tasks is None or task.name in tasks]
    names = [check.name for task in selected for check in module.checks if check.task == task.name]

    def before(check: Check) -> None:
        if check.name in names:
            seen(names.index(check.name), len(names))

    judge = _Judge(module, submission, sandbox, seed, before)
    try:
        for task in selected:
            judge.judge_task(task)
        reports = tuple(judge.report_of(task) for task in selected)
        perfect = all(judge.attempts[task.name].is_perfect for task in selected)
        notes = notes_on_loading(judge.as_written, module, reports, perfect)
    finally:
        judge.as_written.close()
    return Report(
        submission.name,
        module.slug,
        sandbox.tier.name,
        module.points,
        reports,
        notes,
        file=submission.file,
        account=submission.account,
        key=key_of(module, submission, sandbox.tier) if seed else "",  # for a mark
        version=workbook_version() if seed else "",
        seconds=judge.session.used,
    )
