"""One learner's mark in one module at a glance, and what changed since the last run."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from autograder.i18n.message import Message


@dataclass(frozen=True, slots=True)
class Line:
    """What tables show of a record, with the mark that is given.

    Attributes:
        submission: The learner's name.
        module: The slug of the module.
        key: The digest of what was judged, and of all it was judged by.
        isolation: The confinement it was judged in.
        score: The mark in one figure; None when there is none.
        mark: The score without the bonus beside it.
        bonus: What stands beside the mark.
        points: What can be earned without bonus, or the top of the scale.
        tasks: Each task with the points earned.
        mistakes: The names of the known mistakes that were met.
        problem: Why it could not be judged.
        fault: A fault of ours for which it could not.
        account: Who that is for the LMS: moodle 123, canvas 45.
        absent: Whether nothing was handed in.
        excused: Whether the module does not count for this learner.
        changed: For which reason a teacher has changed the mark; empty where nobody has.
        late: When it was handed in, where that was late.
        seconds: The processor time of the submission's own code.
        digest: That of the record's bytes.
    """

    submission: str
    module: str
    key: str
    isolation: str
    score: float | None
    mark: float | None
    bonus: float
    points: float
    tasks: tuple[tuple[str, float], ...]
    mistakes: tuple[str, ...]
    problem: Message | None
    fault: str
    account: str
    absent: bool
    excused: bool
    changed: str
    late: Message | None
    seconds: float
    digest: str

    @property
    def waits(self) -> bool:
        """Was something handed in that has no mark, and should have one?"""
        return self.score is None and not self.absent and not self.excused

    @property
    def is_missing(self) -> bool:
        """Was nothing handed in, and no mark given all the same?"""
        return self.absent and self.score is None and not self.excused

    @property
    def share(self) -> float | None:
        """The part of the scale that was reached; None without a mark, or without a scale."""
        return self.score / self.points if self.score is not None and self.points else None

    @property
    def place(self) -> tuple[str, str]:
        """The learner and the module, which identify a record."""
        return self.submission, self.module

    @property
    def scores(self) -> dict[str, float]:
        """The points earned, by task."""
        return dict(self.tasks)

    @classmethod
    def of(cls, report: Any, digest: str = "") -> "Line":
        """Return the line of a report, or of the head of its record.

        Args:
            report: A `Report`; or anything that has its attributes, in each task no more than the
                name and the score.
            digest: That of the record's bytes; empty where nobody asks for it.
        """
        return cls(
            submission=report.submission,
            module=report.module,
            key=report.key,
            isolation=report.isolation,
            score=report.score,
            mark=report.mark,
            bonus=report.bonus,
            points=report.points,
            tasks=tuple((task.name, task.score) for task in report.tasks),
            mistakes=tuple(report.mistakes),
            problem=report.problem,
            fault=report.fault,
            account=report.account,
            absent=report.absent,
            excused=report.excused,
            changed=report.given.changed if report.given else "",
            late=report.delivery if report.is_late else None,
            seconds=report.seconds,
            digest=digest,
        )


@dataclass(frozen=True)
class Change:
    """A mark that is not what it was.

    Attributes:
        submission: The learner's name.
        module: The slug of the module.
        before: The mark of the last run.
        after: The mark that is given now.
        is_gone: Whether nothing is handed in any more.
        new_file: Whether another file was judged.
        new_judge: Whether other checks, another version of the workbook or of Python, or another
            confinement judged.
        new_settings: Whether the settings of the class are others.
        new_override: Whether the teacher has changed it.
        new_date: Whether another date of handing in counts.
    """

    submission: str
    module: str
    before: float | None
    after: float | None
    is_gone: bool = False
    new_file: bool = False
    new_judge: bool = False
    new_settings: bool = False
    new_override: bool = False
    new_date: bool = False


def digest_of(record: bytes) -> str:
    """Return the digest of a record's bytes."""
    return sha256(record).hexdigest()
