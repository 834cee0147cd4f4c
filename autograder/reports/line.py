"""What the class's table shows of a record, and what tells whether it is still true: a record at a
glance."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from sys import intern
from typing import Any

from autograder.i18n.message import Message
from autograder.reports.model import Report

KEY_OF_FILE = 16  # signs of a key that are the file's; the others are those of all it was judged by


@dataclass(frozen=True, slots=True)
class Line:
    """One record of `results.jsonl`, without what its checks found.

    Attributes:
        submission: The learner's name.
        module: The slug of the module.
        key: The digest of what was judged, and of all it was judged by.
        isolation: The confinement it was judged in.
        score: The points earned, bonus included; None when it could not be judged.
        points: What can be earned without bonus.
        tasks: Each task with the points earned.
        mistakes: The names of the known mistakes that were met.
        problem: Why it could not be judged.
        fault: A fault of ours for which it could not.
        absent: Nothing was handed in.
        excused: The module does not count for this learner.
        digest: That of the record's bytes.
    """

    submission: str
    module: str
    key: str
    isolation: str
    score: float | None
    points: float
    tasks: tuple[tuple[str, float], ...]
    mistakes: tuple[str, ...]
    problem: Message | None
    fault: str
    absent: bool
    excused: bool
    digest: str

    @property
    def waits(self) -> bool:
        """Was something handed in that has no mark, and should have one?"""
        return self.score is None and not self.absent and not self.excused

    @property
    def place(self) -> tuple[str, str]:
        """The learner and the module, which identify a record."""
        return self.submission, self.module

    @classmethod
    def of(cls, report: Report, digest: str) -> "Line":
        """The line of a report whose bytes have this digest."""
        return cls(
            report.submission,
            intern(report.module),
            report.key,
            intern(report.isolation),
            report.score,
            report.points,
            tuple((intern(task.name), task.score) for task in report.tasks),
            tuple(map(intern, report.mistakes)),
            report.problem,
            report.fault,
            report.absent,
            report.excused,
            digest,
        )

    def to_json(self) -> list[Any]:
        problem = self.problem.to_json() if self.problem else None
        return [
            *self.place,
            self.key,
            self.isolation,
            self.score,
            self.points,
            self.tasks,
            self.mistakes,
            problem,
        ] + [self.fault, self.absent, self.excused]

    @classmethod
    def from_json(cls, kept: Sequence[Any], digest: str) -> "Line":
        """Read back what `to_json` gave."""
        (
            name,
            module,
            key,
            isolation,
            score,
            points,
            tasks,
            mistakes,
            problem,
            fault,
            absent,
            excused,
        ) = kept
        return cls(
            name,
            intern(module),
            key,
            intern(isolation),
            score,
            points,
            tuple((intern(task), earned) for task, earned in tasks),
            tuple(map(intern, mistakes)),
            Message.from_json(problem) if problem else None,
            fault,
            absent,
            excused,
            digest,
        )


@dataclass(frozen=True)
class Change:
    """A mark that is not what it was. The lines bear the marks as they are given."""

    before: Line
    after: Line
    new_settings: bool = False  # of the class
    new_override: bool = False  # by the teacher
    new_date: bool = False  # of handing in

    @property
    def new_file(self) -> bool:
        return self.before.key[:KEY_OF_FILE] != self.after.key[:KEY_OF_FILE]

    @property
    def new_judge(self) -> bool:
        """Whether other checks, another version of the workbook or of Python, or another
        confinement judged."""
        return self.before.key[KEY_OF_FILE:] != self.after.key[KEY_OF_FILE:]


def digest_of(record: bytes) -> str:
    """The digest of a record's bytes."""
    return sha256(record).hexdigest()
