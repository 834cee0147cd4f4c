"""comments.csv: what a teacher says of a learner's code, at a line, of a function, or of all of
it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from autograder.i18n.display import clean
from autograder.i18n.formats import DASH
from autograder.i18n.message import Message, _
from autograder.intake.roster import People
from autograder.intake.table import FUNCTION, WHO, passed_over
from autograder.marking.rows import Place, Tasks, read_rows
from autograder.reports.model import Comment, Report

COMMENTS = "comments.csv"
_COLUMNS = {
    "who": WHO | {"learner"},
    "module": {"module"},
    "task": FUNCTION,
    "line": {"line", "ligne"},
    "comment": {"comment", "commentaire"},
}


@dataclass(frozen=True)
class TypedComment:
    """A row of the table.

    Attributes:
        function: The function that is meant; empty: the one in which the line is, or the whole.
        line: The line of the code, as the learner's page numbers it; 0: none is named.
        text: The comment.
        row: The line of the table.
    """

    function: str
    line: int
    text: str
    row: int = field(default=0, compare=False, repr=False)


def read_comments(
    path: Path | None, tasks: Tasks, only: str, learners: People
) -> tuple[dict[Place, tuple[TypedComment, ...]], list[Message]]:
    """Read the table.

    Args:
        path: The file; None where there is none.
        tasks: The names of the tasks of each module, by its slug.
        only: The module of a row that names none.
        learners: Whom the table may name.

    Returns:
        The comments by learner and module, and what to tell of learners whom nobody knows.

    Raises:
        InputError: The table is not as it should be.
    """
    found: dict[Place, tuple[TypedComment, ...]] = {}
    rows, strangers = read_rows(path, _COLUMNS, "comment", tasks, learners, only)
    for row in rows:
        line = row.cells.get("line", "")
        text = clean(" ".join(row.cells["comment"].split()), 1000)
        if line and not (line.isdecimal() and int(line)):
            reason = _("“{cell}” is no line of a program; 12 was expected", cell=clean(line, 40))
            raise row.wrong(reason)
        if not text:
            raise row.wrong(_("the comment is missing"))
        comment = TypedComment(row.task, int(line or 0), text, row.number)
        found[row.place] = (*found.get(row.place, ()), comment)
    return found, strangers


def commented(report: Report, comments: Collection[TypedComment]) -> Report:
    """Return the report with the comments that find their place in it."""
    by_task: dict[str, list[Comment]] = {}
    for comment in comments:
        home = _home_of(comment, report)
        if isinstance(home, str):
            by_task.setdefault(home, []).append(Comment(comment.line, comment.text))
    tasks = (replace(task, comments=tuple(by_task.get(task.name, ()))) for task in report.tasks)
    return replace(report, tasks=tuple(tasks), comments=tuple(by_task.get("", ())))


def without_place(
    path: Path, place: Place, report: Report | None, comments: Collection[TypedComment]
) -> Iterator[Message]:
    """Say which comments are on no page, as there is no page, or no such line or function on it."""
    nothing = _("nothing of {module} is there from {learner}", learner=place[0], module=place[1])
    for comment in comments:
        home = _home_of(comment, report) if report else nothing
        if isinstance(home, Message):
            yield passed_over(path, comment.row, home)


def _home_of(comment: TypedComment, report: Report) -> str | Message:
    """Return the function where a comment is shown, empty for the whole; or why there is none."""
    named = [task for task in report.tasks if comment.function in ("", task.name)]
    if not comment.line:
        if named or not comment.function:
            return comment.function
        return _("there is no result for `{function}`", function=comment.function)
    homes = [task for task in named if task.own and comment.line in task.own.lines]
    if len(homes) == 1:
        return homes[0].name
    spans = ", ".join(f"{task.name} {task.own.span}" for task in named if task.own)
    if homes:
        return _(
            "several cells have a line {line} ({spans}); name the function, too",
            line=comment.line,
            spans=spans,
        )
    return _(
        "the page shows no line {line} there, but these: {spans} (a comment without a line is "
        "shown above the code)",
        line=comment.line,
        spans=spans or DASH,
    )
