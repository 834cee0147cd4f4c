"""A class at a glance: the figures of the page for the class, module by module."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil
from statistics import mean, median

from autograder.i18n.message import Message
from autograder.reports.model import Diagnosis, Report, TaskReport

BARS = 10  # of the histogram


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


@dataclass(slots=True)
class Learner:
    """A line of the class's table; `mark` is without bonus, and None when the submission could not
    be judged."""

    name: str
    module: str
    mark: float | None
    bonus: float
    seconds: float
    problem: Message | None
    absent: bool
    scores: dict[str, float]  # of each task
    changed: str = ""  # by the teacher, for this reason
    late: Message | None = None  # when it was handed in, where that was late
    excused: bool = False

    @property
    def waits(self) -> bool:
        """Was something handed in that has no mark, and should have one?"""
        return self.mark is None and not self.absent and not self.excused

    @property
    def place(self) -> tuple[str, str]:
        """What the name of a page is made of."""
        return self.name, self.module


@dataclass
class Summary:
    """One module. Built up report by report: of a large class, only a line each is kept."""

    points: float = 0.0
    learners: list[Learner] = field(default_factory=list)
    checks: dict[str, CheckSummary] = field(default_factory=dict)
    mistakes: dict[str, Mistake] = field(default_factory=dict)
    functions: dict[str, TaskSummary] = field(default_factory=dict)  # in the order of the module
    # which versions judged, and how many submissions
    judges: dict[Message, int] = field(default_factory=dict)

    def add(self, report: Report) -> None:
        """Count one submission in."""
        self.points = report.points
        if report.judge and report.tasks:
            self.judges[report.judge] = self.judges.get(report.judge, 0) + 1
        scores = {task.name: task.score for task in report.tasks}
        name, module = report.place
        changed = report.given.changed if report.given else ""
        figures = report.mark, report.bonus, report.seconds, report.problem, report.absent, scores
        late = report.delivery if report.is_late else None
        self.learners.append(Learner(name, module, *figures, changed, late, report.excused))
        for task in report.tasks:
            self._add_task(name, task)

    def _add_task(self, name: str, task: TaskReport) -> None:
        function = self.functions.setdefault(task.name, TaskSummary(task.name, task.bonus))
        if task.missing:
            function.missing.append(name)
        else:
            is_right = all(check.passed for check in task.checks)
            function.right += is_right
            function.wrong += not is_right
        shown: dict[Diagnosis, str | None] = {}
        for check in task.checks:
            one = self.checks.setdefault(
                check.name, CheckSummary(task.name, check.promise, task.bonus)
            )
            one.kept += check.passed
            one.unreached += check.unreached
            one.broken += check.broken
            if check.diagnosis:
                shown.setdefault(check.diagnosis, check.verdict.call)
        for diagnosis, call in shown.items():
            mistake = Mistake(diagnosis.name, task.name, diagnosis.advice, call)
            learners = self.mistakes.setdefault(diagnosis.name, mistake).learners
            if learners[-1:] != [name]:  # met in another function, too
                learners.append(name)

    @property
    def marks(self) -> list[float]:
        return [learner.mark for learner in self.learners if learner.mark is not None]

    @property
    def mean(self) -> float | None:
        return mean(self.marks) if self.marks else None

    @property
    def median(self) -> float | None:
        return median(self.marks) if self.marks else None

    @property
    def seconds(self) -> list[float]:
        return [learner.seconds for learner in self.learners if learner.mark is not None]

    @property
    def frequent_mistakes(self) -> list[Mistake]:
        """The known mistakes that two or more have made: those of the bonus last, the most frequent
        first."""
        found = (one for one in self.mistakes.values() if len(one.learners) > 1)
        return sorted(
            found,
            key=lambda one: (self.functions[one.task].bonus, -len(one.learners), one.name),
        )

    @property
    def single_mistakes(self) -> list[Mistake]:
        """The known mistakes that one learner has made."""
        found = (one for one in self.mistakes.values() if len(one.learners) == 1)
        return sorted(found, key=lambda one: one.name)

    @property
    def tasks(self) -> list[str]:
        """The names of the functions, in the order of the module."""
        return [*self.functions]

    @property
    def missing(self) -> list[TaskSummary]:
        """The functions that somebody has not written."""
        return [one for one in self.functions.values() if one.missing]

    @property
    def in_trouble(self) -> list[CheckSummary]:
        """The checks that somebody failed, or that nobody passed: those of the bonus last, the
        worst first."""
        found = (check for check in self.checks.values() if check.broken or not check.kept)
        return sorted(found, key=lambda check: (check.bonus, -check.broken, check.share))

    @property
    def failed_by_nobody(self) -> list[CheckSummary]:
        """The checks that all those passed who came as far, the ones that fewest came to first."""
        found = (check for check in self.checks.values() if check.kept and not check.broken)
        return sorted(found, key=lambda check: (check.bonus, check.share))

    @property
    def waiting(self) -> list[Learner]:
        """Those who handed in what could not be judged: a person has to look at it."""
        return [learner for learner in self.learners if learner.waits]

    @property
    def absent(self) -> list[Learner]:
        """Those who handed in nothing."""
        return [one for one in self.learners if one.absent and one.mark is None and not one.excused]

    @property
    def excused(self) -> list[Learner]:
        """Those for whom the module does not count."""
        return [learner for learner in self.learners if learner.excused]

    @property
    def histogram(self) -> list[int]:
        """The number of marks in each tenth of the points; the last tenth holds full marks too."""
        return histogram(self.marks, self.points)


def histogram(marks: Iterable[float], out_of: float) -> list[int]:
    """Count the marks in each tenth of a scale; the last tenth holds all above it, too."""
    counts = [0] * BARS
    for mark in marks:
        counts[min(BARS - 1, max(0, ceil(BARS * mark / out_of) - 1)) if out_of else 0] += 1
    return counts
