"""The settings of a class, and what they make of a report. Without any, marks are the points, as
they are judged."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal
from hashlib import sha256
from pathlib import Path

from autograder.i18n.formats import DASH, number_or_dash
from autograder.i18n.message import Message, _, finding
from autograder.marking.comments import TypedComment, commented
from autograder.marking.lateness import Due
from autograder.marking.overrides import Override
from autograder.reports.model import Mark, Received, Report, TaskReport
from autograder.reports.overview import LEFT_OUT, ZERO

APART, ADDED, CAPPED = BONUSES = "apart", "added", "capped"
ABSENT = (ZERO, LEFT_OUT)
ROUNDINGS = {"nearest": ROUND_HALF_UP, "up": ROUND_CEILING, "down": ROUND_FLOOR}
Place = tuple[str, str]  # whose mark, of which module


@dataclass(frozen=True)
class OfModule:
    """What is set for one module.

    Attributes:
        tasks: The tasks that count; None: all.
        points: Those of tasks and of checks, by name; 0 drops it.
        worth: What can be reached then without bonus; None: as without settings.
        due: When it is to be handed in, and what lateness costs.
        weight: What its mark counts in the term, beside the others.
        extensions: Until when learners may hand in, by their names.
    """

    tasks: tuple[str, ...] | None = None
    points: Mapping[str, float] = field(default_factory=dict)
    worth: float | None = None
    due: Due | None = None
    weight: float = 1.0
    extensions: Mapping[str, datetime] = field(default_factory=dict)


_AS_IT_IS = OfModule()


@dataclass(frozen=True)
class Settings:
    """What the teacher of a class has decided.

    Attributes:
        path: The file it was read from.
        home: The folder of the tables beside it, which are about single learners.
        name: What the class is called; empty: as what was graded.
        language: That of the tables.
        out_of: The top of the scale; None: the points of each module.
        step: What marks are rounded to; None: they are not.
        rounding: How: nearest, up or down.
        bonus: How it counts: apart, added, capped; empty: where there is room for one figure only,
            it is added.
        counting: The modules that count; None: all.
        absent: What a module counts as in the term in which nothing was handed in: zero, left out.
        modules: What is set for each of them.
        groups: Who works together, by the name of the group.
        groups_of_roster: The column of the roster that says who works together; empty: none does.
        file_dates: Do the dates of files in a folder say when they were handed in?
        overrides: The marks that a teacher has changed.
        seconds: What one file may compute or sleep; None: as its module says.
        received: When works were handed in, as the teacher's table says: it has the last word.
        comments: What the teacher says of the code.
    """

    path: Path | None = None
    home: Path | None = None
    name: str = ""
    language: str = ""
    out_of: float | None = None
    step: float | None = None
    rounding: str = "nearest"
    bonus: str = ""
    counting: tuple[str, ...] | None = None
    absent: str = LEFT_OUT
    modules: Mapping[str, OfModule] = field(default_factory=dict)
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    groups_of_roster: str = ""
    file_dates: bool = False
    seconds: float | None = None
    overrides: Mapping[Place, tuple[Override, ...]] = field(default_factory=dict)
    received: Mapping[Place, Received] = field(default_factory=dict)
    comments: Mapping[Place, tuple[TypedComment, ...]] = field(default_factory=dict)

    def counts(self, module: str) -> bool:
        """Whether a module counts."""
        return self.counting is None or module in self.counting

    def of(self, module: str) -> OfModule:
        """What is set for a module."""
        return self.modules.get(module, _AS_IT_IS)

    def due(self, place: Place) -> Due | None:
        """When a learner has to hand in a module: an extension never shortens the time."""
        of = self.of(place[1])
        extended = of.extensions.get(place[0])
        return replace(of.due, at=max(of.due.at, extended)) if of.due and extended else of.due

    def weight(self, module: str) -> float:
        """What the mark of a module counts in the term, beside the others: 0 when it does not."""
        return self.of(module).weight if self.counts(module) else 0.0

    # ------------------------------------------------------------ what changes when they do

    def _marking(self, place: Place) -> tuple[object, ...]:
        """Return all of class.toml that makes the mark of a learner in a module."""
        of = self.of(place[1])
        scale = self.out_of, self.step, self.rounding, self.bonus
        return *scale, of.tasks, sorted(of.points.items()), self.due(place)

    def reasons(self, place: Place, date: Received | None) -> tuple[str, str, str]:
        """Change with class.toml, with what the teacher changed, and with the date; each empty when
        it says nothing.

        Args:
            place: The learner and the module.
            date: When the work was handed in, as the record has it.
        """
        marking, changes = self._marking(place), self.overrides.get(place)
        received = self.received.get(place, date) if self.due(place) else None
        return (
            _digest(marking) if marking != AS_JUDGED._marking(place) else "",
            _digest(changes) if changes else "",
            _digest(received) if received else "",
        )

    @property
    def makes_marks(self) -> bool:
        """Whether any mark may be another one than without settings."""
        modules = ("", *self.modules)
        return bool(self.overrides) or any(self.reasons(("", one), None)[0] for one in modules)

    def page_digest(self, place: Place) -> str:
        """Changes with what a page shows of the settings and is no reason of a mark."""
        return _digest(self.comments.get(place))

    # ------------------------------------------------------------ what they make of a report

    def applied(self, report: Report) -> Report:
        """Return the report with the points and the mark of these settings; the same one where they
        say nothing of it."""
        comments = self.comments.get(report.place, ())
        is_marked = any(self.reasons(report.place, report.received))
        if report.judged or not (comments or is_marked):
            return report
        marked = self._marked(report) if is_marked else report
        marked = replace(marked, judged=report)
        return commented(marked, comments) if comments else marked

    def _marked(self, report: Report) -> Report:
        changes = self.overrides.get(report.place, ())
        tasks = tuple(task for one in report.tasks if (task := self._task(one, report.module)))
        tasks, by_task = _with_tasks_changed(tasks, [one for one in changes if one.task])
        points = self._points(report, tasks)
        due = self.due(report.place) if not report.absent else None
        received = self.received.get(report.place, report.received)
        earned = replace(
            report,
            tasks=tasks,
            points=points,
            received=received,
            delivery=due.delivery(received) if due else None,
            is_late=bool(due and due.days(received)),
        )
        out_of = points if self.out_of is None else self.out_of
        if excused := next((one for one in changes if one.excused), None):
            mark = Mark(None, changed=excused.reason, excused=True)
            return replace(earned, points=out_of, given=mark, problem=_excused(excused))
        if report.tasks and not report.problem:
            mark = self._mark(earned, out_of)
        else:  # nobody but the teacher has judged it
            by_hand = [one.value for one in changes if one.task]
            mark = Mark(sum(by_hand) * _factor(out_of, points) if by_hand else None)
        mark = replace(mark, steps=(*by_task, *mark.steps))
        for one in changes:
            mark = _changed(mark, one)
        if mark == Mark(earned.mark, earned.bonus, True):  # just points of another number, perhaps
            return earned
        return replace(earned, points=out_of, given=mark)

    def _task(self, task: TaskReport, module: str) -> TaskReport | None:
        """The task with its points; None when it does not count."""
        of = self.of(module)
        if of.tasks is not None and task.name not in of.tasks:
            return None
        if not of.points.keys() & {task.name, *(check.name for check in task.checks)}:
            return task
        worth = points_of({check.name: check.points for check in task.checks}, task.name, of.points)
        checks = tuple(
            replace(check, points=worth[check.name]) for check in task.checks if worth[check.name]
        )
        return replace(task, checks=checks) if checks else None

    def _points(self, report: Report, tasks: tuple[TaskReport, ...]) -> float:
        """What can be reached without bonus; also where nothing could be judged."""
        if report.tasks:
            return round(float(sum(task.points for task in tasks if not task.bonus)), 9)
        worth = self.of(report.module).worth
        return report.points if worth is None else worth

    def _mark(self, report: Report, out_of: float) -> Mark:
        """Return the mark as these settings make it, before the teacher changes it."""
        earned, bonus, points = report.mark or 0.0, report.bonus, report.points
        steps: list[Message] = []
        if self.bonus in (ADDED, CAPPED) and bonus:
            extra = bonus if self.bonus == ADDED else max(0.0, min(bonus, points - earned))
            sentence = (
                _("with the bonus: {earned} + {bonus}")
                if self.bonus == ADDED
                else _("with the bonus, up to the maximum: {earned} + {bonus}")
            )
            steps += [sentence.format(earned=earned, bonus=extra)] if extra else []
            earned, bonus = earned + extra, 0.0
        factor = _factor(out_of, points)
        value, bonus = earned * factor, bonus * factor
        if out_of != points:
            figures = {"score": earned, "points": points, "mark": value, "out_of": out_of}
            steps.append(_("{score} / {points} → {mark} / {out_of}", **figures))
        due, received = self.due(report.place), report.received
        if due and received and (lost := due.lost(received)):
            value, bonus = value * (1 - lost / 100), bonus * (1 - lost / 100)
            steps.append(due.sentence(received, value))
        rounded = self._rounded(value)
        if abs(rounded - value) > 1e-9:
            steps.append(_("rounded: {mark}", mark=rounded))
        return Mark(rounded, self._rounded(bonus), not self.bonus, tuple(steps))

    def _rounded(self, value: float) -> float:
        if not self.step:
            return value
        step = Decimal(str(self.step))
        exact = Decimal(repr(round(value, 9)))
        return float((exact / step).quantize(Decimal(1), ROUNDINGS[self.rounding]) * step)


def _factor(out_of: float, points: float) -> float:
    """Return what a point is worth on the scale."""
    return out_of / points if points else 0.0


def _digest(value: object) -> str:
    return sha256(repr(value).encode("utf-8", "backslashreplace")).hexdigest()[:16]


def points_of(
    checks: Mapping[str, float], task: str, points: Mapping[str, float]
) -> dict[str, float]:
    """The points of the checks of a task, given those that are set by check and by task.

    What is set for a check stays; what is set for the task is shared out among the others, as they
    were to each other.
    """
    worth = {name: points.get(name, was) for name, was in checks.items()}
    if task not in points:
        return worth
    if not points[task]:
        return dict.fromkeys(checks, 0.0)
    free = {name: was for name, was in checks.items() if name not in points}
    left = points[task] - sum(one for name, one in worth.items() if name in points)
    whole = sum(free.values())
    return worth | {name: left * was / whole for name, was in free.items()}


def _with_tasks_changed(
    tasks: tuple[TaskReport, ...], changes: list[Override]
) -> tuple[tuple[TaskReport, ...], list[Message]]:
    """Return the tasks with the points that the teacher gives, and how these came about."""
    by_name, steps = {task.name: task for task in tasks}, []
    for one in changes:
        task = by_name.get(one.task)
        if task:
            by_name[one.task] = replace(task, given=one.value, why=one.reason)
        steps.append(
            _(
                "{task}: changed by the teacher from {before} to {after}: {reason}",
                task=one.task,
                before=number_or_dash(task.score) if task else DASH,
                after=one.value,
                reason=one.reason,
            )
        )
    return tuple(by_name.values()), steps


def _excused(one: Override) -> Message:
    """What stands in the place of a mark."""
    return (
        finding("mark.excused", "Excused from this module.")
        if one.reason == DASH
        else finding(
            "mark.excused-because", "Excused from this module: {reason}", reason=one.reason
        )
    )


def _changed(mark: Mark, one: Override) -> Mark:
    """The mark as the teacher changes it: the last word."""
    if one.task:
        return replace(mark, changed=one.reason)
    bonus = 0.0 if mark.adds else mark.bonus
    step = _("changed by the teacher to {mark}: {reason}", mark=one.value, reason=one.reason)
    return replace(
        mark, value=one.value, bonus=bonus, steps=(*mark.steps, step), changed=one.reason
    )


AS_JUDGED = Settings()
