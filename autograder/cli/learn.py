"""For learners: `check`, `hint`, `hunt`, `play`."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.parser import Parser
from autograder.cli.shared import add_course, add_reader, greet, path
from autograder.i18n.command import learn as help_of
from autograder.i18n.command import shared

if TYPE_CHECKING:
    from autograder.course.module import Course


def add_check(parser: Parser) -> None:
    parser.description, parser.epilog = parser.say(help_of.CHECK), parser.say(help_of.CHECK_EXIT)
    parser.add_argument("module", metavar="MODULE", help=parser.say(help_of.CHECK_MODULE))
    file = parser.say(shared.FILE)
    parser.add_argument(
        "file", type=path, nargs="?", metavar=file, help=parser.say(help_of.CHECK_FILE)
    )
    parser.add_argument("--watch", action="store_true", help=parser.say(help_of.WATCH))
    parser.add_argument("--plain", action="store_true", help=parser.say(help_of.PLAIN))
    task = parser.say(shared.FUNCTION)
    parser.add_argument(
        "--trace", nargs="?", const="", metavar=task, help=parser.say(help_of.TRACE)
    )
    parser.add_argument(
        "--predict", nargs="?", const="", metavar=task, help=parser.say(help_of.PREDICT)
    )
    add_course(parser, shared.COURSE_OF_LEARNER)
    add_reader(parser)


def add_hint(parser: Parser) -> None:
    parser.description = parser.say(help_of.HINT)
    parser.add_argument("module", metavar="MODULE", help=parser.say(shared.MODULE))
    parser.add_argument(
        "task", metavar=parser.say(shared.FUNCTION), help=parser.say(help_of.HINT_FUNCTION)
    )
    parser.add_argument("--again", action="store_true", help=parser.say(help_of.AGAIN))
    parser.add_argument("--puzzle", action="store_true", help=parser.say(help_of.PUZZLE))
    add_course(parser, shared.COURSE_OF_LEARNER)
    add_reader(parser)


def add_hunt(parser: Parser) -> None:
    parser.description, parser.epilog = parser.say(help_of.HUNT), parser.say(help_of.HUNT_EXIT)
    # not with --mine
    parser.add_argument("module", nargs="?", metavar="MODULE", help=parser.say(shared.MODULE))
    task = parser.say(shared.FUNCTION)  # without it, one is told which there are
    parser.add_argument("task", nargs="?", metavar=task, help=parser.say(help_of.HINT_FUNCTION))
    file = parser.say(shared.FILE)
    parser.add_argument(
        "file", type=path, nargs="?", metavar=file, help=parser.say(help_of.HUNT_FILE)
    )
    parser.add_argument("--mine", action="store_true", help=parser.say(help_of.MINE))
    add_course(parser, shared.COURSE_OF_LEARNER)
    add_reader(parser)


def add_play(parser: Parser) -> None:
    parser.description = parser.say(help_of.PLAY)
    parser.add_argument(
        "--colours", type=int, default=6, metavar="N", help=parser.say(help_of.COLOURS)
    )
    parser.add_argument(
        "--length", type=int, default=4, metavar="N", help=parser.say(help_of.LENGTH)
    )
    parser.add_argument(
        "--tries", type=int, default=10, metavar="N", help=parser.say(help_of.TRIES)
    )
    players = ("you", "computer")
    parser.add_argument(
        "--codebreaker", choices=players, default="you", help=parser.say(help_of.CODEBREAKER)
    )
    parser.add_argument("--evil", action="store_true", help=parser.say(help_of.EVIL))
    parser.add_argument("--review", action="store_true", help=parser.say(help_of.REVIEW))
    add_reader(parser)


def play(options: Namespace) -> int:
    from autograder.board.opening import EVIL, Unplayable, match_of
    from autograder.board.terminal import converse
    from autograder.i18n.errors import InputError

    greet(options)
    decoder = "computer" if options.codebreaker == "computer" else None
    code = EVIL if options.evil else None
    try:
        match = match_of(
            options.colours, options.length, options.tries, code=code, codebreaker=decoder
        )
    except Unplayable as problem:
        raise InputError(
            problem.text[options.lang].removeprefix("play").lstrip(" \u00a0:")
        ) from None
    converse(match, options.lang, options.review)
    return 0


def _course(options: Namespace) -> "Course":
    """Return the course that was named, else the one that `start` made the current folder of.
    Raises CourseError."""
    from autograder.course.module import course_at
    from autograder.learn.state import course_of_folder

    return course_at(options.course or course_of_folder(Path()))


def check(options: Namespace) -> int:
    greet(options)
    from autograder.sandbox.client import SandboxError
    from autograder.sandbox.servers import likely_sandbox

    with suppress(OSError, SandboxError):  # in which case the others are tried
        likely_sandbox().get_ready()  # a process that starts while the rest is imported
    from autograder.learn.console import check as checked

    return checked(_course(options), options)


def hint(options: Namespace) -> int:
    greet(options)
    from autograder.learn.console import hint as hinted
    from autograder.learn.console import puzzle as puzzled

    return (puzzled if options.puzzle else hinted)(_course(options), options)


def hunt(options: Namespace) -> int:
    greet(options)
    from autograder.learn.hunting import hunt as hunted

    return hunted(_course(options), options)
