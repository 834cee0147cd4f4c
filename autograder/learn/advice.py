"""What a learner is told first, whether on the terminal or in a notebook."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from autograder.course.module import Module
from autograder.course.percent import hints
from autograder.i18n.message import Message, _
from autograder.learn.own_mistakes import OwnMistake, remember_mistake
from autograder.learn.state import Progress
from autograder.reports.model import NOT_REACHED, CheckReport, Report, TaskReport
from autograder.reports.sentences import FOLLOWED_THROUGH

DONE = _("Done: {count} of {count} functions. Well done!")
BONUS_OFFER = _("A bonus, if you like:")


def first_failure(report: Report) -> tuple[TaskReport, CheckReport] | None:
    """The check to speak of first, of those that are not passed. Bonus comes last."""
    return min(_failed(report), key=lambda one: (one[0].bonus, _urgency(*one)), default=None)


def failure_to_follow(
    report: Report, task: str | None = None
) -> tuple[TaskReport, CheckReport] | None:
    """The check whose case is followed line by line: the one to speak of first, of a task if one is
    named."""
    first = first_failure(report)
    if task is None or (first and first[0].name == task):
        return first
    tasks = (one for one in report.tasks if one.name == task)
    return next(((one, check) for one in tasks for check in one.checks if not check.passed), None)


def _failed(report: Report) -> list[tuple[TaskReport, CheckReport]]:
    """What is not passed, but for a bonus that was not begun beside other tasks."""
    offered = bonus_not_begun(report)
    begun = [task for task in report.tasks if task not in offered]
    return [(task, check) for task in begun for check in task.checks if not check.passed]


def bonus_not_begun(report: Report) -> list[TaskReport]:
    """List the bonus tasks beside other tasks whose function is missing, or is still the
    starter's."""
    if all(task.bonus for task in report.tasks):
        return []
    return [task for task in report.tasks if task.bonus and (task.missing or _is_starter(task))]


def _is_starter(task: TaskReport) -> bool:
    return any(check.message.code == "function.not-written" for check in task.checks)


def required_count(report: Report) -> int:
    """Return the number of required tasks when all of them are right, else 0."""
    return sum(not task.bonus for task in report.tasks) if report.all_but_the_bonus else 0


def _urgency(task: TaskReport, check: CheckReport) -> int:
    """What Python cannot read comes first: without it, nothing need be as it seems. What is not
    there comes last."""
    if check.verdict.status != NOT_REACHED:
        return 1
    nothing = all(other.verdict.status == NOT_REACHED for other in task.checks)
    return 0 if nothing and not task.missing else 2


def note_mistakes(report: Report, progress: Progress, today: date) -> None:
    """Remember the known mistake in each task for its puzzle; and the one that is told, to be
    hunted another day."""
    for task in report.tasks:
        named = next((check.diagnosis.name for check in task.checks if check.diagnosis), "")
        progress.note_mistake(report.module, task.name, named)
    first = first_failure(report)
    if first and first[1].diagnosis:
        remember_mistake(
            progress, OwnMistake(today, report.module, first[0].name, first[1].diagnosis.name)
        )


def count_of_failures(report: Report) -> int:
    """The number of promises that are not kept."""
    return len(_failed(report))


def explained(task: TaskReport, check: CheckReport) -> Iterator[Message]:
    """What there is to say of one check that was not passed, one paragraph after the other."""
    if any(one.verdict.status != NOT_REACHED for one in task.checks):
        yield check.promise
    yield check.message
    if check.advice:
        yield check.advice
    if task.judged_with:
        yield FOLLOWED_THROUGH.format(names=", ".join(task.judged_with))


@dataclass(frozen=True)
class Hint:
    """One hint of a task, and its place among them."""

    task: str
    rank: int  # from 1
    count: int
    text: Message

    @property
    def heading(self) -> Message:
        return _(
            "Hint {rank} of {count} for {task}", rank=self.rank, count=self.count, task=self.task
        )

    @property
    def is_last(self) -> bool:
        return self.rank == self.count


def next_hint(module: Module, task: str, progress: Progress, again: bool = False) -> Hint:
    """One step further than the last time; after the last hint, the last one again. `again`: the
    first one."""
    found = hints(module.source, task)
    given = 0 if again else progress.hints_given(module.slug, task)
    rank = min(given, len(found) - 1) + 1
    progress.note_hint(module.slug, task, rank)
    return Hint(task, rank, len(found), found[rank - 1])


def flowing(text: str) -> str:
    """A text whose paragraphs are one line each; lists and tables stay as they are."""
    return re.sub(r"(?<!\n)\n(?![\n|\-*])", " ", text)
