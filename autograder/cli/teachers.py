"""What the verbs for teachers and authors share."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from autograder.cli.parser import Parser
from autograder.i18n.message import _
from autograder.intake import FOLDER_KINDS

NEEDS_NBGRADER = _(
    'nbgrader is not installed here: in a copy of the workbook, pip install ".[nbgrader]"'
)


def add_layout(parser: Parser) -> None:
    parser.add_argument(
        "--as",
        dest="layout",
        choices=FOLDER_KINDS,
        default="",
        help=parser.say(
            _(
                "what FOLDER is, where it may be two things: a course folder of nbgrader, whose "
                "submissions are in submitted/, or a folder of submissions"
            )
        ),
    )


def progress_bar(what: str) -> Progress:
    """A progress bar with an estimate, on the error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    name = TextColumn("{task.fields[name]}")
    console = Console(stderr=True)
    return Progress(
        TextColumn(what),
        *columns,
        name,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
