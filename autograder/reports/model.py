"""What was found out about one submission: plain frozen values, to JSON and back."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from datetime import datetime
from enum import Enum
from functools import cache, cached_property
from math import isclose
from typing import Any, get_args, get_type_hints

from autograder.i18n.message import Message, _, finding

KEY_OF_FILE = 16  # signs of a key that are the file's; the others are those of all it was judged by
SCHEMA = 2  # raised when a key changes its meaning

INTERNAL = finding(
    "judge.internal-fault",
    "The workbook itself went wrong ({detail}). This is not the learner's fault; please report it.",
)
OUR_FAULT = 3  # the exit code when a check, the judge or an export went wrong by itself

PASSED, FAILED, ERROR, TIMEOUT, NOT_REACHED = STATUSES = (
    "passed",
    "failed",
    "error",
    "timeout",
    "not reached",
)


class Reason(Enum):
    """Why a check was not reached."""

    MISSING = "missing"  # there is no function of that name, nor of a similar one
    ELSEWHERE = "elsewhere"  # there is one inside something else, or one of a similar name
    UNREADABLE = "unreadable"  # Python cannot read it
    NO_FUNCTION = "no function"  # the name stands for something else
    NOT_LOADED = "not loaded"  # the submission as a whole could not be run
    AFTER_ANOTHER = "after another"  # an easier check has to be passed before


Record = Mapping[str, Any]  # a Report as JSON: a line of results.jsonl


@dataclass(frozen=True)
class Verdict:
    """What one check found. `call`, `received`, `expected` are texts; `fingerprint` stands for all
    answers seen."""

    status: str
    message: Message | None = None
    call: str | None = None
    received: str | None = None
    expected: str | None = None
    fingerprint: str = ""
    question: Message | None = None  # what to look at, when no known mistake has better advice
    reason: Reason | None = None  # when it was not reached


@dataclass(frozen=True)
class Diagnosis:
    """A known mistake: the name of its file, and what a teacher says about it."""

    name: str
    advice: Message


@dataclass(frozen=True)
class CheckReport:
    """One check: what it is worth, what it looks at (`promise`), and what it found."""

    name: str
    points: float
    promise: Message
    verdict: Verdict
    diagnosis: Diagnosis | None = None

    @property
    def status(self) -> str:
        return self.verdict.status

    @property
    def passed(self) -> bool:
        return self.status == PASSED

    @property
    def unreached(self) -> bool:
        """Was it not looked at, for another reason than what it looks at?"""
        return self.status == NOT_REACHED

    @property
    def broken(self) -> bool:
        """Was it looked at, and not passed?"""
        return not self.passed and not self.unreached

    @property
    def score(self) -> float:
        return self.points if self.passed else 0.0

    @property
    def message(self) -> Message:
        """The sentence for the learner: the promise when it is kept, else what happened."""
        return self.verdict.message or self.promise

    @property
    def advice(self) -> Message | None:
        """What to look at, or to try."""
        return self.diagnosis.advice if self.diagnosis else self.verdict.question

    @property
    def said(self) -> Message:
        """What happened, and what to look at."""
        return self.message + self.advice if self.advice else self.message

    def to_json(self) -> dict[str, Any]:
        verdict = self.verdict
        return _fields_to_json(
            _CheckInRecord(
                self.name,
                self.status,
                self.points,
                self.promise,
                verdict.reason,
                verdict.message,
                self.advice,
                verdict.call,
                verdict.received,
                verdict.expected,
                self.diagnosis.name if self.diagnosis else None,
            )
        )

    @classmethod
    def from_json(cls, content: Any) -> "CheckReport":
        check: _CheckInRecord = _dataclass_from_json(_CheckInRecord, content)
        if check.status not in STATUSES:
            raise ValueError("an unknown status")
        diagnosis, question = None, check.advice
        if check.misconception and check.advice:
            diagnosis, question = Diagnosis(check.misconception, check.advice), None
        verdict = Verdict(
            check.status,
            check.finding,
            check.call,
            check.received,
            check.expected,
            question=question,
            reason=check.reason,
        )
        return cls(check.name, check.points, check.promise, verdict, diagnosis)


@dataclass(frozen=True)
class _CheckInRecord:
    """A check as a record has it: all in one row."""

    name: str
    status: str
    points: float
    promise: Message
    reason: Reason | None = None
    finding: Message | None = None
    advice: Message | None = None
    call: str | None = None
    received: str | None = None
    expected: str | None = None
    misconception: str | None = None


@dataclass(frozen=True)
class Excerpt:
    """The first lines of what somebody wrote, fit to be shown."""

    line: int  # the number of the first one, in the file or in the cell
    cell: int  # of a notebook; 0 in a file
    text: str

    @property
    def numbered(self) -> list[tuple[int, str]]:
        return list(enumerate(self.text.split("\n"), self.line))

    @property
    def lines(self) -> range:
        """The numbers of the lines."""
        return range(self.line, self.line + self.text.count("\n") + 1)

    @property
    def span(self) -> str:
        """Return the first and the last number, as in 3–8."""
        return f"{self.lines[0]}–{self.lines[-1]}"


@dataclass(frozen=True)
class Comment:
    """What a teacher says: of a line of the code, or with line 0 of all of it."""

    line: int
    text: str


@dataclass(frozen=True)
class TaskReport:
    """One task: what its checks found."""

    name: str
    bonus: bool
    checks: tuple[CheckReport, ...]
    judged_with: tuple[str, ...] = ()  # follow-through: the functions replaced by correct ones
    own: Excerpt | None = None  # the learner's function
    # the points that a teacher gives instead of those earned; no part of what was found
    given: float | None = None
    why: str = ""  # for which reason
    comments: tuple[Comment, ...] = ()  # of the teacher

    @property
    def absent(self) -> bool:
        """Whether there is no function of that name; its score says nothing then."""
        return all(
            check.verdict.reason in (Reason.MISSING, Reason.ELSEWHERE) for check in self.checks
        )

    @property
    def missing(self) -> bool:
        """Whether there is neither a function of that name nor anything that may be it."""
        return all(check.verdict.reason is Reason.MISSING for check in self.checks)

    @property
    def points(self) -> float:
        return _sum(check.points for check in self.checks)

    @property
    def score(self) -> float:
        return _sum(check.score for check in self.checks) if self.given is None else self.given

    @property
    def lost(self) -> float:
        """The points of what is not right; with the score and what was not reached, all points."""
        return _sum(check.points for check in self.broken)

    @property
    def not_reached(self) -> float:
        """The points of what could not be looked at."""
        return _sum(check.points for check in self.unreached)

    @property
    def broken(self) -> tuple[CheckReport, ...]:
        return tuple(check for check in self.checks if check.broken)

    @property
    def unreached(self) -> tuple[CheckReport, ...]:
        return tuple(check for check in self.checks if check.unreached)

    @property
    def shown(self) -> Excerpt | None:
        """The learner's function where a reader needs it: it is not right, or has comments."""
        return self.own if self.broken or self.comments else None

    @property
    def kept(self) -> tuple[CheckReport, ...]:
        return tuple(check for check in self.checks if check.passed)

    def to_json(self) -> dict[str, Any]:
        return {"score": self.score, "points": self.points, **_fields_to_json(self)}


@dataclass(frozen=True)
class Mark:
    """What the settings of a class make of the points: the mark that is given.

    Attributes:
        value: On the scale; None when there is none.
        bonus: What stands beside the value, on the same scale, and is not in it.
        adds: Is the bonus added to the value where there is room for one figure only?
        steps: How the mark came about, sentence by sentence.
        changed: A teacher has changed it: the reason, or a dash.
        excused: The module does not count for this learner; there is no value, and that is no lack.
    """

    value: float | None
    bonus: float = 0.0
    adds: bool = False
    steps: tuple[Message, ...] = ()
    changed: str = ""
    excused: bool = False

    @property
    def score(self) -> float | None:
        """The one figure."""
        return self.value + self.bonus if self.value is not None and self.adds else self.value


@dataclass(frozen=True)
class Received:
    """When a work was handed in, as far as it is known.

    Attributes:
        at: The moment; None when all that is known is that it was late.
        source: What says so.
    """

    at: datetime | None
    source: str


@dataclass(frozen=True)
class Report:
    """One submission of one module. With a `problem` it could not be judged and has no score.

    With settings (`marking.Settings.applied`), scores and points are those of the settings, on
    their scale; what was found, which is all that is written to `results.jsonl`, stays in `judged`.
    """

    submission: str
    module: str
    isolation: str
    points: float  # what can be reached without bonus
    tasks: tuple[TaskReport, ...] = ()
    notes: tuple[Message, ...] = ()
    problem: Message | None = None
    busy: bool = False  # that is the problem: with nothing beside it, it may be judged
    file: str = ""
    key: str = ""  # digest of the submission and of everything it was judged by
    version: str = ""  # of the workbook that judged it
    seconds: float = 0.0  # processor time of the submission's own code
    account: str = ""  # who it is for the LMS it came from: moodle 123, canvas 45
    # of ours, for which it could not be judged: the check, and what went wrong there
    fault: str = ""
    absent: bool = False  # that is the problem: nothing was handed in
    withdrawn: bool = False  # the files of earlier runs are not there any more: in no table
    received: Received | None = None  # when it was handed in, where files or an archive tell
    given: Mark | None = None  # what settings make of it; None: the points are the mark
    delivery: Message | None = None  # when it was handed in, where the settings have a date
    is_late: bool = False  # by that date and its hours of grace
    comments: tuple[Comment, ...] = ()  # of the teacher, on the work as a whole
    judged: "Report | None" = None  # the report as it was judged, where settings were applied

    @property
    def facts(self) -> "Report":
        """The report as it was judged, whatever settings make of it."""
        return self.judged or self

    @property
    def judge(self) -> Message | None:
        """Which version of the workbook judged, by which checks; None where that is not kept."""
        if not self.version:
            return None
        checks = self.key[KEY_OF_FILE:][:8]
        return _("version {version} of the workbook, checks {checks}").format(
            version=self.version, checks=checks
        )

    @property
    def place(self) -> tuple[str, str]:
        """The learner and the module, which identify a report."""
        return self.submission, self.module

    @property
    def score(self) -> float | None:
        """The mark in one figure, as a rule with the bonus; None when it could not be judged."""
        if self.given:
            return self.given.score
        return None if self.problem else float(sum(task.score for task in self.tasks))

    @property
    def bonus(self) -> float:
        """What stands beside the mark."""
        if self.given:
            return self.given.bonus
        return float(sum(task.score for task in self.tasks if task.bonus))

    @property
    def excused(self) -> bool:
        """Does the module not count for this learner? Then the problem says why."""
        return self.given is not None and self.given.excused

    @property
    def lost(self) -> float:
        """The points of what is not right, without bonus."""
        return float(sum(task.lost for task in self.tasks if not task.bonus))

    @property
    def not_reached(self) -> float:
        """The points of what could not be looked at, without bonus."""
        return float(sum(task.not_reached for task in self.tasks if not task.bonus))

    @property
    def adds_up(self) -> bool:
        """Is the mark what was gained, and nothing else: no other scale, no penalty, nothing a
        teacher has changed?"""
        mark = self.mark
        return mark is not None and isclose(mark + self.lost + self.not_reached, self.points)

    @property
    def mark(self) -> float | None:
        """The score without what stands beside it; None when it could not be judged."""
        if self.given:
            return self.given.value
        return None if self.score is None else self.score - self.bonus

    @property
    def all_but_the_bonus(self) -> bool:
        """Whether everything is right that is asked for."""
        required = [task for task in self.tasks if not task.bonus]
        return self.problem is None and all(task.score == task.points for task in required)

    @property
    def right(self) -> tuple[str, ...]:
        """The tasks of which every promise is kept."""
        return tuple(task.name for task in self.tasks if task.checks and task.kept == task.checks)

    @property
    def mistakes(self) -> dict[str, Message]:
        """The known mistakes: their names, and what a teacher says of each."""
        found = (check.diagnosis for task in self.tasks for check in task.checks if check.diagnosis)
        return {diagnosis.name: diagnosis.advice for diagnosis in found}

    def without_mark(self, fault: str) -> "Report":
        """Return the report where, for a fault of ours, it cannot be told what was found."""
        problem = INTERNAL.format(detail=fault)
        return replace(self.facts, tasks=(), notes=(), problem=problem, fault=fault)

    def to_json(self) -> dict[str, Any]:
        """Return what was found as a record has it: what is empty is left out."""
        facts = self.facts
        return {
            "schema": SCHEMA,
            **_fields_to_json(replace(facts, tasks=())),
            "score": facts.score,
            "file": facts.file,
            "key": facts.key,
            "seconds": round(facts.seconds, 4),
            "tasks": [task.to_json() for task in facts.tasks],
        }

    @cached_property
    def record(self) -> bytes:
        """What was found as a line of `results.jsonl`, without what settings make of it."""
        line = json.dumps(self.to_json(), ensure_ascii=False)
        return line.encode("utf-8", "backslashreplace") + b"\n"

    @classmethod
    def from_record(cls, line: bytes) -> "Report":
        """Read back such a line.

        Raises:
            ValueError: It is none of ours, or of another schema.
        """
        try:
            return cls.from_json(json.loads(line))
        except (TypeError, KeyError, AttributeError, RecursionError) as error:
            raise ValueError(f"{type(error).__name__}: {error}") from None

    @classmethod
    def from_json(cls, content: Any) -> "Report":
        report: Report = _dataclass_from_json(cls, content)
        if content["schema"] != SCHEMA:
            raise ValueError("another schema")
        if content["score"] != report.score:
            raise ValueError("a score that its checks do not give")
        return report


def _sum(points: Iterable[float]) -> float:
    """Add points up, without what the thirds among them leave."""
    return round(float(sum(points)), 9)


# ---------------------------------------------------------------- dataclasses as JSON, and back


def _fields_to_json(value: Any) -> dict[str, Any]:
    """Return the fields of a dataclass that are not as they are by default."""
    return {
        field.name: _to_json(content)
        for field in fields(value)
        if (content := getattr(value, field.name)) != field.default
    }


def _to_json(value: Any) -> Any:
    if hasattr(value, "to_json"):
        return value.to_json()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, tuple):
        return [_to_json(item) for item in value]
    return _fields_to_json(value) if is_dataclass(value) else value


_types_of = cache(get_type_hints)


def _dataclass_from_json(kind: Any, content: Any) -> Any:
    """Return a dataclass of the fields that are there, each of its type."""
    types = _types_of(kind).items()
    return kind(**{name: _from_json(of, content[name]) for name, of in types if name in content})


def _from_json(kind: Any, content: Any) -> Any:
    """Return what JSON has as a value of that type, or of the first type of a union or a tuple."""
    parts = get_args(kind)
    if type(None) in parts:
        return None if content is None else _from_json(parts[0], content)
    if parts:
        return tuple(_from_json(parts[0], item) for item in _from_json(list, content))
    if hasattr(kind, "from_json"):
        return kind.from_json(content)
    if is_dataclass(kind):
        return _dataclass_from_json(kind, content)
    if kind is datetime:
        return datetime.fromisoformat(content)
    if issubclass(kind, Enum):
        return kind(content)
    if kind is float and type(content) is int:
        return float(content)
    if type(content) is not kind:
        raise ValueError(f"a {type(content).__name__} where there should be none")
    return content
