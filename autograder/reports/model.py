"""What was found out about one submission: plain frozen values, and their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from autograder.i18n.text import Text

SCHEMA = 1  # raised when a key changes its meaning

OUR_FAULT = 3  # the exit code when a check, the judge or an export went wrong by itself

PASSED, FAILED, ERROR, TIMEOUT, NOT_REACHED = "passed", "failed", "error", "timeout", "not reached"


@dataclass(frozen=True)
class Verdict:
    """What one check found. `call`, `received`, `expected` are texts; `fingerprint` stands for all answers seen."""

    status: str
    message: Text | None = None
    call: str | None = None
    received: str | None = None
    expected: str | None = None
    fingerprint: str = ""
    question: Text | None = None  # what to look at, when no known mistake has better advice


@dataclass(frozen=True)
class Diagnosis:
    """A known mistake: the name of its file, and what a teacher says about it."""

    name: str
    advice: Text


@dataclass(frozen=True)
class CheckReport:
    name: str
    points: float
    promise: Text
    verdict: Verdict
    diagnosis: Diagnosis | None = None

    @property
    def passed(self) -> bool:
        return self.verdict.status == PASSED

    @property
    def message(self) -> Text:
        """The sentence for the learner: the promise when it is kept, else what happened."""
        return self.verdict.message or self.promise

    @property
    def advice(self) -> Text | None:
        """What to look at, or to try."""
        return self.diagnosis.advice if self.diagnosis else self.verdict.question

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "status": self.verdict.status,
            "points": self.points,
            "promise": self.promise.to_json(),
            "finding": self.message.to_json(),
            "advice": self.advice.to_json() if self.advice else None,
            "message": (self.message + self.advice if self.advice else self.message).to_json(),
            "call": self.verdict.call,
            "received": self.verdict.received,
            "expected": self.verdict.expected,
            "misconception": self.diagnosis.name if self.diagnosis else None,
        }


@dataclass(frozen=True)
class TaskReport:
    name: str
    bonus: bool
    checks: tuple[CheckReport, ...]
    judged_with: tuple[str, ...] = ()  # follow-through: the functions replaced by correct ones

    @property
    def points(self) -> float:
        return float(sum(check.points for check in self.checks))

    @property
    def score(self) -> float:
        return float(sum(check.points for check in self.checks if check.passed))

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "score": self.score,
            "points": self.points,
            "bonus": self.bonus,
            "judged_with": list(self.judged_with),
            "checks": [check.to_json() for check in self.checks],
        }


@dataclass(frozen=True)
class Report:
    """One submission of one module. With a `problem` it could not be judged and has no score."""

    submission: str
    module: str
    isolation: str
    points: float  # what can be reached without bonus
    tasks: tuple[TaskReport, ...] = ()
    notes: tuple[Text, ...] = ()
    problem: Text | None = None
    busy: bool = False  # that is the problem: with nothing beside it, it may be judged
    file: str = ""
    key: str = ""  # digest of the submission and of everything it was judged by
    seconds: float = 0.0  # processor time of the submission's own code
    account: str = ""  # who it is for the LMS it came from: moodle 123, canvas 45
    fault: str = ""  # of ours, for which it could not be judged: the check, and what went wrong there
    needs_python: str = ""  # the version that could read what this one cannot: 3.12

    @property
    def score(self) -> float | None:
        """Bonus included; None when it could not be judged."""
        return None if self.problem else float(sum(task.score for task in self.tasks))

    def to_json(self) -> dict[str, Any]:
        return {
            "schema": SCHEMA,
            "submission": self.submission,
            "module": self.module,
            "score": self.score,
            "points": self.points,
            "isolation": self.isolation,
            "problem": self.problem.to_json() if self.problem else None,
            "fault": self.fault,
            "notes": [note.to_json() for note in self.notes],
            "file": self.file,
            "account": self.account,
            "key": self.key,
            "needs_python": self.needs_python,
            "seconds": round(self.seconds, 4),
            "tasks": [task.to_json() for task in self.tasks],
        }


Record = Mapping[str, Any]  # a Report as read back from results.jsonl
