"""Run hidden checks as ordinary tests: `pytest autograder/checks/test_m02_pegs.py --submission
alice.py`.

Without `--submission`, the reference is judged. A check that is not passed fails with the learner's
sentence; one that was not reached is skipped with its reason. The verdicts are those of `mastermind
grade`: a task is judged as a whole, also where `-k` selects one of its checks.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from autograder.i18n.catalogue import languages
from autograder.i18n.message import _
from autograder.i18n.reader import language

# what is heavy is imported once a check is run: this plugin is loaded by every pytest
if TYPE_CHECKING:
    from autograder.course.module import Course, Module
    from autograder.intake import Submission
    from autograder.reports.model import CheckReport, Report
    from autograder.sandbox.servers import Sandbox

_JUDGE = pytest.StashKey["_Judged"]()


@dataclass
class _Judged:
    """What was found so far in one run of pytest: reports by the file of checks, and the task."""

    file: Path | None
    language: str
    reports: dict[tuple[Path, str], "Report"] = field(default_factory=dict)

    def check_report(self, checks: Path, task: str, name: str) -> "CheckReport":
        """Return what one check found. Fails the test when the submission cannot be judged."""
        from autograder.course.module import CourseError
        from autograder.judging.judge import judge_one

        if (checks, task) not in self.reports:
            try:
                module = _course_of(checks).module(checks.stem.removeprefix("test_"))
                submission = self._read_submission(module)
                self.reports[checks, task] = judge_one(module, submission, _sandbox(), [task])
            except CourseError as error:
                _stop(str(error))
        report = self.reports[checks, task]
        if report.problem:
            pytest.fail(report.problem[self.language], pytrace=False)
        return next(check for one in report.tasks for check in one.checks if check.name == name)

    def _read_submission(self, module: "Module") -> "Submission":
        from autograder.i18n.errors import InputError
        from autograder.intake import Submission, find
        from autograder.intake.learners import NO_SUBMISSION

        if self.file is None:
            return Submission("reference", source=module.standalone)
        several = _("there are {number} submissions in {folder}: name one of them")
        try:
            entries, _unused = find(self.file, [module.slug])
            if not entries:
                raise InputError(NO_SUBMISSION.format(folder=self.file))
            if len(entries) > 1:
                raise InputError(several.format(number=len(entries), folder=self.file))
            submission = entries[0].read(module.slug, [task.name for task in module.tasks])
        except InputError as error:
            _stop(f"--submission: {error.text[self.language]}")
        if submission.problem:
            pytest.fail(submission.problem[self.language], pytrace=False)
        return submission


def _stop(sentence: str) -> NoReturn:
    """End the run with that sentence: within a test, a UsageError would be shown as a failure, with
    its traceback."""
    pytest.exit(sentence, returncode=pytest.ExitCode.USAGE_ERROR)


def _course_of(checks: Path) -> "Course":
    """Return the course of a file of checks. Raises UsageError when it lies in none."""
    from autograder.course.module import Course

    for folder in checks.parents:
        if (folder / "solutions").is_dir():
            return Course(folder)
    raise pytest.UsageError(f"{checks}: no folder above it holds solutions/")


def _sandbox() -> "Sandbox":
    """Return the confinement. Ends the run where it does not hold."""
    from autograder.sandbox.doctor import best
    from autograder.sandbox.servers import sandbox_of

    tier, _unused = best()
    if tier is None:
        _stop("the confinement does not hold on this machine: see `mastermind doctor`")
    return sandbox_of(tier)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("mastermind", "hidden checks of the Mastermind workbook")
    group.addoption(
        "--submission",
        type=Path,
        metavar="FILE",
        help="whose work the checks judge (default: the reference)",
    )
    group.addoption(
        "--submission-lang",
        choices=languages(),
        default=language(),
        help="language of the sentences",
    )


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--submission")
    if file and not file.exists():
        said = _("{file} does not exist", file=file)[config.getoption("--submission-lang")]
        raise pytest.UsageError(f"--submission: {said}")
    config.stash[_JUDGE] = _Judged(
        config.getoption("--submission"), config.getoption("--submission-lang")
    )


def pytest_collect_file(file_path: Path) -> None:
    """Let the checks of a course import its solutions."""
    if file_path.parent.name == "checks" and any(
        (folder / "solutions").is_dir() for folder in file_path.parents
    ):
        root = str(_course_of(file_path).root)
        if root not in sys.path:
            sys.path.insert(0, root)


@pytest.fixture
def submission() -> None:
    """What a check looks at. It is made where a task is judged, for all its checks together."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Judge the task a check belongs to, and tell what this check found."""
    declared = getattr(pyfuncitem.obj, "check", None)
    if declared is None or "submission" not in pyfuncitem.fixturenames:
        return None
    from autograder.reports.model import Reason

    judged = pyfuncitem.config.stash[_JUDGE]
    name = pyfuncitem.name.removeprefix("test_")
    found = judged.check_report(pyfuncitem.path, declared.task.name, name)
    said = found.message[judged.language]
    if found.verdict.reason is Reason.AFTER_ANOTHER:
        pytest.skip(said)
    if not found.passed:
        advice = found.advice[judged.language] if found.advice else ""
        pytest.fail(
            "\n".join(filter(None, (found.promise[judged.language], said, advice))), pytrace=False
        )
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say whose work was judged where nobody was named: it is not the reader's own."""
    judged = terminalreporter.config.stash.get(_JUDGE, None)
    if judged and judged.reports and judged.file is None:
        said = _("The reference was judged; to judge somebody's work, add --submission FILE.")
        terminalreporter.write_line(said[judged.language])
