"""What all verbs share. Nothing here is slow to import: `check` and `hint` want to answer at once."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.i18n.text import LANGUAGES, language

if TYPE_CHECKING:
    from autograder.course.module import Course, Module


def path(name: str) -> Path:
    """A path that somebody typed."""
    if not name:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(name)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of what is shown")


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
