"""What the verbs for teachers and authors share."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from tempfile import gettempdir

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from autograder.i18n import for_teachers
from autograder.intake import LAYOUTS, InputError
from autograder.sandbox.doctor import Finding, Tier, best

_MAX_NAMES = 20  # on one line


def add_layout(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--as",
        dest="layout",
        choices=LAYOUTS,
        default="",
        help="what FOLDER is, where it may be two things: a course folder of nbgrader, whose submissions are in "
        "submitted/, or a folder of submissions",
    )


def require_linux() -> None:
    """Raise InputError where nothing can be confined."""
    if sys.platform != "linux":
        raise InputError(for_teachers.LINUX_ONLY)


def best_tier() -> tuple[Tier | None, list[Finding]]:
    """The strongest confinement that holds, and what was found. Raises InputError where nothing can be tried out."""
    try:
        gettempdir()
    except OSError:
        raise InputError(for_teachers.NO_TEMPORARY_FOLDER) from None
    return best()


def progress_bar(what: str) -> Progress:
    """A progress bar with an estimate, on the error stream."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    name = TextColumn("{task.fields[name]}")
    console = Console(stderr=True)
    return Progress(TextColumn(what), *columns, name, console=console, transient=True, disable=not console.is_terminal)


def some(names: Sequence[str]) -> str:
    """The first ones."""
    return ", ".join(names[:_MAX_NAMES]) + (" …" if len(names) > _MAX_NAMES else "")
