"""What a report says, in plain words: for the cells of a notebook, and for the formats that take
text."""

from collections.abc import Iterable, Iterator

from autograder.i18n.formats import formats_of, number
from autograder.i18n.message import Message, _, joined, quoted
from autograder.reports.model import CheckReport, Comment, Report, TaskReport

FOLLOWED_THROUGH = _(
    "Judged with our own versions of: {names}, so that a slip in yours costs nothing here."
)


def marks_of(task: TaskReport, language: str) -> str:
    """3.5 / 4, or 0.5 / 1 (bonus)."""
    marks = f"{number(task.score, language)} / {number(task.points, language)}"
    return f"{marks} ({_('bonus')[language]})" if task.bonus else marks


def comment_lines(comments: Iterable[Comment], language: str) -> Iterator[str]:
    """What the teacher says of the code."""
    for one in comments:
        said = quoted("{comment}").format(comment=one.text)
        of_line = _("line {line}: {comment}", line=one.line, comment=said)
        yield (of_line if one.line else said)[language]


def check_lines(check: CheckReport, language: str, unless: list[Message]) -> Iterator[str]:
    """A check that was not passed: the promise, what happened, and advice that has not been given
    yet."""
    yield f"✗ −{number(check.points, language)}  {check.promise[language]}"
    yield f"    {check.message[language]}"
    if check.advice and check.advice not in unless:
        unless.append(check.advice)
        yield f"    {check.advice[language]}"


def task_lines(task: TaskReport, language: str) -> Iterator[str]:
    """What the teacher says of one function, and what was found: what is not kept first."""
    yield from comment_lines(task.comments, language)
    if task.judged_with:
        yield FOLLOWED_THROUGH.format(names=", ".join(task.judged_with))[language]
    given: list[Message] = []
    for check in task.broken:
        yield from check_lines(check, language, given)
    if task.unreached and len(task.unreached) == len(task.checks):
        yield f"✗ {task.unreached[0].said[language]}"
    elif task.unreached:
        yield _("Promises not looked at yet: {count}", count=len(task.unreached))[language]
    if task.kept:
        yield _("Promises kept: {count}", count=len(task.kept))[language]


def task_text(task: TaskReport, language: str) -> str:
    """The function, its marks, and what was found."""
    head = f"{task.name}{formats_of(language).colon}{marks_of(task, language)}"
    return "\n".join([head, *task_lines(task, language)])


def overall_lines(report: Report, language: str) -> Iterator[str]:
    """The mark and how it came about, or why there is none, and what was noticed about the file as
    a whole."""
    if report.problem:
        why = report.problem if report.excused else _("Could not be judged.") + report.problem
        yield why[language]
    if report.mark is not None:
        total = f"{number(report.mark, language)} / {number(report.points, language)}"
        bonus = _("+ {bonus} bonus", bonus=report.bonus)
        yield f"{total} {bonus[language]}" if report.bonus else total
    if report.given and report.given.steps:
        yield joined(report.given.steps, "semicolon")[language]
    yield from comment_lines(report.comments, language)
    if not report.problem:
        for note in report.notes:
            yield note[language]


def overall_text(report: Report, language: str) -> str:
    """The same as one text."""
    return "\n".join(overall_lines(report, language))


def reasons_text(report: Report, language: str) -> str:
    """The mark, and of each function the first reason why points are lost, and what the teacher
    says: what fits into a comment."""
    return "\n".join([*overall_lines(report, language), *_first_reasons(report, language)])


def _first_reasons(report: Report, language: str) -> Iterator[str]:
    colon = formats_of(language).colon
    for task in report.tasks:
        lost = [*task.broken, *task.unreached]
        if lost:
            yield f"{task.name}{colon}{marks_of(task, language)}. {lost[0].said[language]}"
        for said in comment_lines(task.comments, language):
            yield f"{task.name}{colon}{said}"
