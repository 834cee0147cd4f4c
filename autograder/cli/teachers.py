"""What the verbs for teachers and authors share."""

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from autograder.cli.parser import Parser, Unfit
from autograder.cli.shared import FOLDER
from autograder.grading import processors
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _

if TYPE_CHECKING:
    from autograder.integrations.nbgrader.gradebook import Marks


def add_results(parser: Parser, purpose: Message) -> None:
    """Let the command say where the results of a class are."""
    parser.add_path("--out", FOLDER, purpose, default=Path("marks"))


def add_jobs(parser: Parser, purpose: Message) -> None:
    """Let the command say how many processes, or which cluster, do the work; see `workers_of`."""
    jobs = processors.available()
    metavar = _("N|ADDRESS")
    parser.add_argument("--jobs", type=_jobs, default=jobs, metavar=metavar, help=purpose)


def _jobs(typed: str) -> int | str:
    """Return a number of processes, or the address of a Dask cluster."""
    if ":" in typed:
        return typed
    if not typed.isdecimal():
        raise Unfit(
            _(
                "{value} is neither a whole number nor an address, as tcp://10.0.0.7:8786",
                value=repr(clean(typed)),
            )
        )
    return int(typed)


def workers_of(jobs: int | str) -> tuple[int | None, str | None]:
    """Return the number of processes and the address of the cluster that `--jobs` names."""
    return (None, jobs) if isinstance(jobs, str) else (jobs, None)


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


def open_gradebook(place: str, language: str) -> "AbstractContextManager[Marks]":
    """Open nbgrader's gradebook, a file or a URL. Raises InputError."""
    try:
        from autograder.integrations.nbgrader import gradebook
    except ImportError:
        raise InputError(
            _(
                "nbgrader is not installed here: in a copy of the workbook, pip install "
                '".[nbgrader]"'
            )
        ) from None
    return gradebook.opened(place, language)
