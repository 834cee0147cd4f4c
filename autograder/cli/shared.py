"""What several verbs share. Nothing here is slow to import: `check` and `hint` want to answer at
once."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from autograder.cli.parser import Parser
from autograder.i18n.message import Message, _

if TYPE_CHECKING:
    from autograder.course.module import Course, Module

DIR, FILE, FOLDER = _("DIR"), _("FILE"), _("FOLDER")
PLACE = _("DIR|FILE.zip")


def add_module(parser: Parser, purpose: Message = _("as m02_pegs")) -> None:
    """Let the command be about one module."""
    parser.add_argument("module", metavar="MODULE", help=purpose)


def add_modules(
    parser: Parser, purpose: Message = _("only this one, as m02_pegs; repeat for several")
) -> None:
    """Let the command say which modules it is about; see `modules_of`."""
    parser.add_argument("--module", action="append", default=[], metavar="MODULE", help=purpose)


def modules_of(course: "Course", slugs: Sequence[str]) -> "list[Module]":
    """Return the modules that were named, each once; all of the course when none was.

    Raises:
        UnknownModule: There is none of that name.
    """
    return [course.module(slug) for slug in dict.fromkeys(slugs or course.modules)]


def add_course(
    parser: Parser,
    purpose: Message = _(
        "a course of your own: a folder with solutions/, checks/ and submissions/ (default: this "
        "workbook)"
    ),
) -> None:
    """Let the command be about another course than this workbook."""
    parser.add_path("--course", DIR, purpose)
