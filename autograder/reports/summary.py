"""A class at a glance: the figures of the page for the class, module by module."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from statistics import mean, median

from autograder.i18n.message import Message
from autograder.reports.line import Line
from autograder.reports.model import Diagnosis, Report, TaskReport

BARS = 10  # of the histogram


class Marked:
    """Marks on a scale, and the figures that sum them up.

    Attributes:
        marks: Those that were given.
        out_of: The scale.
    """

    marks: Sequence[float]
    out_of: float

    @property
    def mean(self) -> float | None:
        return mean(self.marks) if self.marks else None

    @property
    def median(self) -> float | None:
        return median(self.marks) if self.marks else None

    @property
    def histogram(self) -> list[int]:
        """The number of marks in each tenth of the scale; the last tenth holds all above it."""
        counts = [0] * BARS
        for mark in self.marks:
            tenth = ceil(BARS * mark / self.out_of) - 1 if self.out_of else 0
            counts[min(BARS - 1, max(0, tenth))] += 1
        return counts


@dataclass
class CheckSummary:
    """The outcomes of one check in a class."""

    task: str
    promise: Message
    bonus: bool
    kept: int = 0
    broken: int = 0
    unreached: int = 0

    @property
    def share(self) -> float:
        return self.kept / (self.kept + self.broken + self.unreached)


@dataclass
class TaskSummary:
    """How one function is answered in a class.

    Attributes:
        name: The function.
        bonus: Whether it is not asked for.
        right: How many pass every check.
        wrong: How many do not.
        missing: Who has no function of that name.
    """

    name: str
    bonus: bool
    right: int = 0
    wrong: int = 0
    missing: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """Return of how many learners it is known."""
        return self.right + self.wrong + len(self.missing)


@dataclass
class Mistake:
    """A known mistake in a function, what a teacher says of it, a call that shows it, and who made
    it."""

    name: str
    task: str
    advice: Message
    call: str | None
    learners: list[str] = field(default_factory=list)


@dataclass
class Summary(Marked):
    """One module. Built up report by report: of a large class, only a line each is kept."""

    out_of: float = 0.0
    learners: list[Line] = field(default_factory=list)
    checks: dict[str, CheckSummary] = field(default_factory=dict)
    mistakes: dict[str, Mistake] = field(default_factory=dict)
    functions: dict[str, TaskSummary] = field(default_factory=dict)  # in the order of the module
    # which versions judged, and how many submissions
    judges: dict[Message, int] = field(default_factory=dict)
    marks: list[float] = field(default_factory=list)

    def add(self, report: Report) -> None:
        """Count one submission in."""
        self.out_of = report.points
        if report.judge and report.tasks:
            self.judges[report.judge] = self.judges.get(report.judge, 0) + 1
        self.learners.append(Line.of(report))
        if report.mark is not None:
            self.marks.append(report.mark)
        for task in report.tasks:
            self._add_task(report.submission, task)

    def _add_task(self, learner: str, task: TaskReport) -> None:
        function = self.functions.setdefault(task.name, TaskSummary(task.name, task.bonus))
        if task.missing:
            function.missing.append(learner)
        else:
            is_right = task.kept == task.checks
            function.right += is_right
            function.wrong += not is_right
        calls: dict[Diagnosis, str | None] = {}
        for check in task.checks:
            new = CheckSummary(task.name, check.promise, task.bonus)
            outcomes = self.checks.setdefault(check.name, new)
            outcomes.kept += check.passed
            outcomes.unreached += check.unreached
            outcomes.broken += check.broken
            if check.diagnosis:
                calls.setdefault(check.diagnosis, check.verdict.call)
        for diagnosis, call in calls.items():
            mistake = Mistake(diagnosis.name, task.name, diagnosis.advice, call)
            learners = self.mistakes.setdefault(diagnosis.name, mistake).learners
            if learners[-1:] != [learner]:  # met in another function, too
                learners.append(learner)

    @property
    def frequent_mistakes(self) -> list[Mistake]:
        """The known mistakes that two or more have made: those of the bonus last, the most frequent
        first."""
        frequent = (mistake for mistake in self.mistakes.values() if len(mistake.learners) > 1)
        return sorted(
            frequent,
            key=lambda one: (self.functions[one.task].bonus, -len(one.learners), one.name),
        )

    @property
    def single_mistakes(self) -> list[Mistake]:
        """The known mistakes that one learner has made."""
        single = (mistake for mistake in self.mistakes.values() if len(mistake.learners) == 1)
        return sorted(single, key=lambda mistake: mistake.name)

    @property
    def in_trouble(self) -> list[CheckSummary]:
        """The checks that somebody failed, or that nobody passed: those of the bonus last, the
        worst first."""
        checks = (check for check in self.checks.values() if check.broken or not check.kept)
        return sorted(checks, key=lambda check: (check.bonus, -check.broken, check.share))

    @property
    def failed_by_nobody(self) -> list[CheckSummary]:
        """The checks that all those passed who came as far, the ones that fewest came to first."""
        checks = (check for check in self.checks.values() if check.kept and not check.broken)
        return sorted(checks, key=lambda check: (check.bonus, check.share))
