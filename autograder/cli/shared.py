"""What all verbs share. Nothing here is slow to import: `check` and `hint` want to answer at once."""

import argparse
from pathlib import Path

from autograder.i18n.text import LANGUAGES, language


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
