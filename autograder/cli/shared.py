"""What all verbs share. Nothing here is slow to import: `check` and `hint` want to answer at
once."""

import argparse
import unicodedata
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.parser import Parser, Unfit
from autograder.i18n.catalogue import languages
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _
from autograder.i18n.reader import NAME, language, remember

if TYPE_CHECKING:
    from autograder.course.module import Course, Module

COURSE_OF_LEARNER = _(
    "a course of your teacher's: a folder with solutions/, checks/ and submissions/ (default: the "
    "one that `start` made this folder of, else this workbook)"
)


def path(name: str) -> Path:
    """A path that somebody typed."""
    if not name:
        raise Unfit(_("the name is empty"))
    return Path(name)


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang",
        choices=languages(),
        default=parser.language,
        help=parser.say(_("language of what is shown")),
    )


def add_reader(parser: Parser) -> None:
    """What a learner may say of themselves; `greet` reads it."""
    parser.add_argument(
        "--who",
        default="",
        metavar=parser.say(_("NAME")),
        help=parser.say(_("who you are, where several people learn in the same folder")),
    )
    parser.add_argument(
        "--lang",
        choices=languages(),
        default=argparse.SUPPRESS,
        help=parser.say(_("language of what is shown; remembered (default: that of your system)")),
    )


def greet(options: argparse.Namespace) -> None:
    """Settle the language of a learner, and remember one that was asked for. Raises InputError for
    an odd name."""
    asked, options.who = (
        getattr(options, "lang", None),
        unicodedata.normalize("NFC", options.who.strip()),
    )
    options.lang = asked or language(options.who)
    if options.who and not NAME.fullmatch(options.who):
        raise InputError(
            _(
                "{name} is no name for --who: letters, digits, spaces, dots and hyphens are.",
                name=clean(options.who, 60),
            )
        )
    if asked:
        remember(asked, options.who)


def add_course(
    parser: Parser,
    said: Message = _(
        "a course of your own: a folder with solutions/, checks/ and submissions/ (default: this "
        "workbook)"
    ),
) -> None:
    parser.add_argument("--course", type=path, metavar=parser.say(_("DIR")), help=parser.say(said))


def add_modules(
    parser: Parser, said: Message = _("only this one, as m02_pegs; repeat for several")
) -> None:
    """Let the command say which modules it is about; see `modules_of`."""
    parser.add_argument(
        "--module", action="append", default=[], metavar="MODULE", help=parser.say(said)
    )


def modules_of(course: "Course", slugs: Sequence[str]) -> "list[Module]":
    """The modules that were named, each once; all of the course when none was. Raises
    UnknownModule."""
    return [course.module(slug) for slug in dict.fromkeys(slugs or course.modules)]


def add_ways(parser: Parser) -> None:
    """Let the command say from when on learners are told of other approaches; see `ways_from`."""
    parser.add_argument(
        "--ways",
        metavar="DATE",
        help=parser.say(
            _(
                "tell of other ways to solve an exercise from this date on only, as "
                "2026-03-14T18:00 (default: at once)"
            )
        ),
    )


def ways_from(options: argparse.Namespace) -> datetime | None:
    """A date, or a date and a time, of the clock on the learners' machines. Raises InputError."""
    typed = options.ways
    try:
        return datetime.fromisoformat(typed).replace(tzinfo=None) if typed else None
    except ValueError:
        raise InputError(
            _(
                "--ways: “{typed}” is no date; 2026-03-14 or 2026-03-14T18:00 was expected",
                typed=clean(typed or "", 40),
            )
        ) from None
