"""A class at a glance: the figures of the page for the class, module by module."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import ceil
from statistics import mean, median
from typing import Any

from autograder.reports.model import NOT_REACHED, PASSED, Record
from autograder.reports.sentences import mistakes_of

BARS = 10  # of the histogram


@dataclass
class CheckSummary:
    """How one promise fared."""

    task: str
    promise: Mapping[str, str]
    kept: int = 0
    broken: int = 0
    unreached: int = 0

    @property
    def share(self) -> float:
        return self.kept / (self.kept + self.broken + self.unreached)


@dataclass
class Mistake:
    """A known mistake, what a teacher says of it, and who made it."""

    name: str
    advice: Mapping[str, str]
    learners: list[str] = field(default_factory=list)


@dataclass
class Learner:
    """A line of the class's table; `mark` is without bonus, and None when the submission could not be judged."""

    name: str
    module: str
    mark: float | None
    bonus: float
    seconds: float
    problem: Mapping[str, str] | None

    def as_record(self) -> dict[str, Any]:
        """What the name of a page is made of."""
        return {"submission": self.name, "module": self.module}


@dataclass
class Summary:
    """One module. Built up record by record: of a large class, only a line each is kept."""

    points: float = 0.0
    learners: list[Learner] = field(default_factory=list)
    tiers: Counter[str] = field(default_factory=Counter)  # in which confinement how many were judged
    checks: dict[str, CheckSummary] = field(default_factory=dict)
    mistakes: dict[str, Mistake] = field(default_factory=dict)

    def add(self, record: Record) -> None:
        bonus = sum(task["score"] for task in record["tasks"] if task["bonus"])
        mark = None if record["score"] is None else record["score"] - bonus
        name, seconds = record["submission"], record["seconds"]
        self.points = record["points"]
        self.tiers[record["isolation"]] += mark is not None
        self.learners.append(Learner(name, record["module"], mark, bonus, seconds, record["problem"]))
        for task in record["tasks"]:
            for check in task["checks"]:
                one = self.checks.setdefault(check["name"], CheckSummary(task["name"], check["promise"]))
                one.kept += check["status"] == PASSED
                one.unreached += check["status"] == NOT_REACHED
                one.broken += check["status"] not in (PASSED, NOT_REACHED)
        for mistake, advice in mistakes_of(record).items():
            self.mistakes.setdefault(mistake, Mistake(mistake, advice)).learners.append(name)

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
    def common_mistakes(self) -> list[Mistake]:
        return sorted(self.mistakes.values(), key=lambda mistake: (-len(mistake.learners), mistake.name))

    @property
    def by_task(self) -> dict[str, list[CheckSummary]]:
        """The checks of each task, in the order of the module."""
        found: dict[str, list[CheckSummary]] = {}
        for check in self.checks.values():
            found.setdefault(check.task, []).append(check)
        return found

    @property
    def histogram(self) -> list[int]:
        """How many marks lie in each tenth of the points; the last tenth holds full marks too."""
        counts = [0] * BARS
        for mark in self.marks:
            counts[min(BARS - 1, max(0, ceil(BARS * mark / self.points) - 1)) if self.points else 0] += 1
        return counts


def summarize(records: Iterable[Record]) -> dict[str, Summary]:
    """By module, in the order in which they come."""
    summaries: dict[str, Summary] = {}
    for record in records:
        summaries.setdefault(record["module"], Summary()).add(record)
    return summaries
