"""What all verbs share. Nothing here is slow to import: `check` and `hint` want to answer at once."""

import argparse
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.i18n import for_learners
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.reader import NAME, language, remember
from autograder.i18n.text import LANGUAGES

if TYPE_CHECKING:
    from autograder.course.module import Course, Module


def path(name: str) -> Path:
    """A path that somebody typed."""
    if not name:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(name)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of what is shown")


def add_reader(parser: argparse.ArgumentParser) -> None:
    """What a learner may say of themselves; `greet` reads it."""
    parser.add_argument(
        "--who", default="", metavar="NAME", help="who you are, where several people learn in the same folder"
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="language of what is shown; remembered (default: that of your system)"
    )


def greet(options: argparse.Namespace) -> None:
    """Settle the language of a learner, and remember one that was asked for. Raises InputError for an odd name."""
    asked, options.who = options.lang, unicodedata.normalize("NFC", options.who.strip())
    options.lang = asked or language(options.who)
    if options.who and not NAME.fullmatch(options.who):
        raise InputError(for_learners.NOT_A_NAME.format(name=clean(options.who, 60)))
    if asked:
        remember(asked, options.who)


def add_course(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--course",
        type=path,
        metavar="DIR",
        help="a course of your own: a folder with solutions/, checks/ and submissions/ (default: the folder you are in "
        "if it is one, else this workbook)",
    )


def add_modules(parser: argparse.ArgumentParser, said: str = "only this one; repeat for several") -> None:
    """Let the command say which modules it is about; see `modules_of`."""
    parser.add_argument("--module", action="append", default=[], metavar="SLUG", help=f"{said}, as m02_pegs")


def modules_of(course: "Course", slugs: Sequence[str]) -> "list[Module]":
    """The modules that were named, each once; all of the course when none was. Raises UnknownModule."""
    return [course.module(slug) for slug in dict.fromkeys(slugs or course.modules)]
