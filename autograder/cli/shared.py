"""What the parsers and the verbs share."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from autograder.i18n import for_teachers
from autograder.i18n.text import LANGUAGES, language
from autograder.intake import LAYOUTS, InputError

if TYPE_CHECKING:
    from autograder.course.module import Course
    from autograder.sandbox.doctor import Finding, Tier

Verbs: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # argparse has no public name for it
_MAX_NAMES = 20  # on one line


def path(name: str) -> Path:
    """A path that somebody typed."""
    if not name:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(name)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of what is shown")


def add_layout(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--as",
        dest="layout",
        choices=LAYOUTS,
        default="",
        help="what FOLDER is, where it may be two things: a course folder of nbgrader, whose submissions are in "
        "submitted/, or a folder of submissions",
    )


def add_course(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--course",
        type=path,
        metavar="DIR",
        help="a course of your own: a folder with solutions/, checks/ and submissions/ (default: the folder you are in "
        "if it is one, else this workbook)",
    )


def course_of(options: argparse.Namespace) -> "Course":
    """The course that is meant. Raises CourseError when the folder that was named is none."""
    from autograder.course.module import Course, this_course

    if options.course is None:
        here = Course(Path.cwd())
        return here if here.modules and not here.is_this_workbook else this_course()
    course = Course(options.course.resolve())
    if not course.modules:
        raise InputError(for_teachers.NO_COURSE.format(folder=options.course))
    return course


def require_linux() -> None:
    """Raise InputError where nothing can be confined."""
    if sys.platform != "linux":
        raise InputError(for_teachers.LINUX_ONLY)


def best_tier() -> "tuple[Tier | None, list[Finding]]":
    """The strongest confinement that holds, and what was found. Raises InputError where nothing can be tried out."""
    from autograder.sandbox.doctor import best

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
