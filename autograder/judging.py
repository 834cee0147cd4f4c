"""From submissions to reports: a pytest session runs the hidden checks on a batch of them.

pytest collects the checks and walks through them; `Judge` keeps the score of one submission.
"""

import atexit
import io
import re
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from autograder import wording
from autograder.checking import KEPT, Check, NotPassed, Subject
from autograder.course import Course, CourseError, Module, Task
from autograder.diagnosis import diagnose
from autograder.display import clean
from autograder.reading import Submission
from autograder.report import NOT_REACHED, PASSED, CheckReport, Report, TaskReport, Verdict
from autograder.running import Loaded, NotLoadable, Runner, Sandbox, Session
from autograder.sandbox.client import SandboxError
from autograder.sandbox.doctor import Tier
from autograder.text import Text

# what may well happen while a file is loaded and tells a learner nothing: examples not yet right, the end of a
# program, what exists in a notebook only
_USUAL = ("AssertionError", "NotImplementedError", "SystemExit", "ModuleNotFoundError")
_OF_A_NOTEBOOK = re.compile(r"'(?:autograder|check|play|display|get_ipython|plt)'")


def _syntax(reason: str) -> str:
    """Python's own words, with the version that speaks: newer ones read more."""
    return f"Python {sys.version_info[0]}.{sys.version_info[1]}: {clean(reason, 100)}"


BATCH_SECONDS = 5.0  # after which a batch is left unfinished, so that results come steadily


@dataclass
class _Attempt:
    """The checks of one task in one setting: as written, or with correct functions in the place of some."""

    runner: Runner
    with_correct: tuple[str, ...]
    verdicts: dict[str, Verdict]

    def score(self, checks: Sequence[Check]) -> float:
        return sum(check.points for check in checks if self.verdicts[check.name].status == PASSED)


class Judge:
    """One submission under examination. Raises SandboxError when the sandbox does not work."""

    def __init__(self, module: Module, submission: Submission, sandbox: Sandbox):
        self._module, self._submission, self._sandbox = module, submission, sandbox
        self._session = Session()
        self._tasks = {task.name: task for task in module.tasks}
        self._also = {other: task.name for task in module.tasks for other in task.also}
        self._as_written = _Attempt(self._runner(()), (), {})
        self._final: dict[str, _Attempt] = {}
        self._problem: Text | None = None

    def _runner(self, names: tuple[str, ...]) -> Runner:
        given = (list(names), self._module.source_of(names)) if names else None
        return Runner(self._sandbox, self._submission, list(self._tasks), self._also, self._session, given)

    # ---- while pytest walks through the checks

    def examine(self, check: Check) -> Verdict:
        """Judge one check of the submission as written."""
        return self._examine(self._as_written, check)

    def finish_task(self, task: Task, checks: Sequence[Check]) -> None:
        """After the last check of a task: if something it needs is wrong, judge it again with that put right."""
        self._final[task.name] = self._as_written
        wrong = tuple(name for name in task.needs if not self._is_right(name))
        if not wrong or self._as_written.score(checks) == sum(check.points for check in checks):
            return
        attempt = _Attempt(self._runner(wrong), wrong, {})
        for check in checks:
            self._examine(attempt, check)
        attempt.runner.close()
        if attempt.score(checks) > self._as_written.score(checks):
            self._final[task.name] = attempt

    def _is_right(self, name: str) -> bool:
        """Did that function of this module pass all its checks?"""
        checks = [check for check in self._module.checks if check.task == name]
        attempt = self._as_written.verdicts
        return bool(checks) and all(check.name in attempt and attempt[check.name].status == PASSED for check in checks)

    def _examine(self, attempt: _Attempt, check: Check) -> Verdict:
        try:
            verdict = self._verdict(attempt, check)
        except NotLoadable as problem:
            verdict = Verdict(NOT_REACHED, wording.NOT_LOADED.format(detail=problem.reason))
        attempt.verdicts[check.name] = verdict
        return verdict

    def _verdict(self, attempt: _Attempt, check: Check) -> Verdict:
        missing = self._why_not_callable(check.task, attempt.runner.loaded())
        if missing:
            return Verdict(NOT_REACHED, missing)
        if check.after and attempt.verdicts[check.after].status != PASSED:
            first = next(other for other in self._module.checks if other.name == check.after)
            return Verdict(NOT_REACHED, wording.AFTER.format(promise=first.promise))
        try:
            check.function(Subject(attempt.runner))
        except NotPassed as not_passed:
            return not_passed.verdict
        return KEPT

    def _why_not_callable(self, task: str, loaded: Loaded) -> Text | None:
        if task in loaded.tasks:
            kind = loaded.tasks[task]
            return wording.NOT_CALLABLE.format(name=task, type=clean(kind, 40)) if kind else None
        for _, line, name, reason in loaded.broken:
            if name == task:
                place = self._submission.place(line)
                return wording.UNREADABLE.format(name=task, place=place, reason=_syntax(reason))
        others = [name for name in loaded.functions if name not in self._tasks]
        close = get_close_matches(task, others, 1, cutoff=0.75)
        if close:
            return wording.MISSING_BUT.format(name=task, other=clean(close[0], 60))
        return wording.MISSING.format(name=task)

    def give_up(self, problem: Text) -> None:
        """The submission cannot be judged; it gets no score rather than a wrong one."""
        self._problem = problem

    @property
    def given_up(self) -> bool:
        return self._problem is not None

    # ---- when all is seen

    def report(self) -> Report:
        report = Report(
            self._submission.name,
            self._module.slug,
            self._sandbox.tier.name,
            self._module.points,
            file=self._submission.file,
            key=key_of(self._module, self._submission, self._sandbox.tier),
        )
        if not self._problem:
            report = replace(report, tasks=self._task_reports(), notes=self._notes())
        self._as_written.runner.close()
        return replace(report, problem=self._problem, seconds=self._session.used)

    def _task_reports(self) -> tuple[TaskReport, ...]:
        reports = []
        for task in self._module.tasks:
            attempt = self._final[task.name]
            checks = [check for check in self._module.checks if check.task == task.name]
            verdicts = {check.name: attempt.verdicts[check.name] for check in checks}
            diagnoses = diagnose(task.name, verdicts, self._module.mistakes)
            reports.append(
                TaskReport(
                    task.name,
                    task.bonus,
                    tuple(
                        CheckReport(
                            check.name, check.points, check.promise, verdicts[check.name], diagnoses.get(check.name)
                        )
                        for check in checks
                    ),
                    attempt.with_correct,
                )
            )
        return tuple(reports)

    def _notes(self) -> tuple[Text, ...]:
        """What went wrong while the file was loaded, failed examples aside: the checks speak of those."""
        try:
            loaded = self._as_written.runner.loaded()
        except NotLoadable:
            return self._submission.notes
        notes = [*self._submission.notes]
        for line, ending in self._session.skipped.values():
            notes.append(wording.SKIPPED.format(place=self._submission.place(line), detail=ending))
        for _, line, name, reason in loaded.broken:
            if name not in self._tasks or name in loaded.tasks:
                notes.append(wording.BROKEN_BLOCK.format(place=self._submission.place(line), reason=_syntax(reason)))
        for line, kind, message, _ in loaded.failures:
            if kind not in _USUAL and not _OF_A_NOTEBOOK.search(message):
                error = clean(f"{kind}: {message}".rstrip(": "), 120)
                notes.append(wording.FAILED_STATEMENT.format(place=self._submission.place(line), error=error))
        return tuple(notes)


def key_of(module: Module, submission: Submission, tier: Tier) -> str:
    """The same for the same source judged by the same checks in the same sandbox."""
    source = submission.source.encode("utf-8", "surrogatepass")
    return sha256(
        f"{module.digest} {tier.name} {submission.name} ".encode("utf-8", "surrogatepass") + source
    ).hexdigest()[:32]


class _Plugin:
    """Makes one pytest item per check and submission, keeps them in that order, and has them judged."""

    def __init__(self, module: Module, batch: Sequence[Submission], sandbox: Sandbox):
        self._module, self._batch, self._sandbox = module, batch, sandbox
        self._tasks = {task.name: task for task in module.tasks}
        self._checks = {name: [check for check in module.checks if check.task == name] for name in self._tasks}
        self._judge: Judge | None = None
        self._until = time.monotonic() + BATCH_SECONDS
        self.reports: list[Report] = []

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "submission" in metafunc.fixturenames:
            metafunc.parametrize("submission", range(len(self._batch)))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=_rank)  # stable: the checks stay in the order of their file

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Judge one check; pytest's own set-up and reports, made for trusted functions, are left out."""
        if self._judge is None:
            self._judge = Judge(self._module, self._batch[_rank(item)], self._sandbox)
        if not self._judge.given_up:
            self._examine(self._judge, item.obj.check)  # type: ignore[attr-defined]
        if nextitem is None or _rank(nextitem) != _rank(item):
            self.reports.append(self._report(self._judge))
            self._judge = None
            if time.monotonic() > self._until:
                item.session.shouldstop = "enough for one batch"
        return True

    def _report(self, judge: Judge) -> Report:
        try:
            return judge.report()
        except Exception as error:  # as in _examine
            judge.give_up(wording.INTERNAL.format(detail=clean(repr(error), 200)))
            return judge.report()

    def _examine(self, judge: Judge, check: Check) -> None:
        checks = self._checks[check.task]
        try:
            judge.examine(check)
            if check.name == checks[-1].name:
                judge.finish_task(self._tasks[check.task], checks)
        except SandboxError as error:
            detail = wording.BUSY if str(error) == "busy" else Text(*[clean(str(error), 150)] * 2)
            judge.give_up(wording.MACHINE.format(detail=detail))
        except Exception as error:  # a mistake in a check or in the engine must not look like a learner's
            judge.give_up(wording.INTERNAL.format(detail=clean(f"{check.name}: {error!r}", 200)))


def _rank(item: pytest.Item) -> int:
    return int(item.callspec.params["submission"])  # type: ignore[attr-defined]


@cache
def _sandbox(tier: Tier) -> Sandbox:
    """One per process: its fork servers end with it."""
    sandbox = Sandbox(tier)
    atexit.register(sandbox.close)
    return sandbox


@cache
def _module(root: Path, slug: str) -> Module:
    """One per process: what it has read and computed serves every batch."""
    return Course(root).module(slug)


def judge(root: Path, slug: str, batch: Sequence[Submission], tier: Tier) -> list[Report]:
    """Judge a batch of readable submissions of one module of the course at `root`; their reports in the same order.

    At least one is judged; when they take long, the last ones may be left for another batch.
    """
    module = _module(root, slug)
    plugin = _Plugin(module, batch, _sandbox(tier))
    arguments = [str(module.checks_path), f"--rootdir={root}", "--import-mode=importlib"]
    arguments += ["-o", f"pythonpath={root}", "-o", "addopts=", "-W", "ignore"]
    for unused in ("cacheprovider", "logging", "terminal", "capture", "faulthandler", "unraisableexception"):
        arguments += ["-p", f"no:{unused}"]
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main(arguments, plugins=[plugin])
    if not plugin.reports:
        raise CourseError(f"pytest could not run {module.checks_path} (exit {int(code)}): {said.getvalue()[-400:]}")
    return plugin.reports
