"""For learners: `check`, `hint`, `play`."""

from argparse import ArgumentParser, Namespace
from contextlib import suppress

from autograder.cli.shared import add_course, add_reader, greet, path


def add_check(parser: ArgumentParser) -> None:
    parser.description = (
        "Judge one file with the same checks as a teacher, explain the first promise that is not kept, "
        "and show how far you are. Without FILE: m02_pegs.py or .ipynb in this folder, else the exercise itself. "
        "FILE may come first, and MODULE may be left out when the file has its name."
    )
    parser.epilog = (
        "Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file cannot be judged, 3 when "
        "that is a fault of the workbook."
    )
    parser.add_argument("module", metavar="MODULE", help="as m02_pegs; or your file alone, where it tells the module")
    parser.add_argument("file", type=path, nargs="?", metavar="FILE", help="your file")
    parser.add_argument("--watch", action="store_true", help="check again each time the file is saved")
    parser.add_argument(
        "--plain",
        action="store_true",
        help="numbers first, without bars or colours, as in a pipe, where TERM is dumb, or where NO_COLOR is set",
    )
    add_course(parser)
    add_reader(parser)


def add_hint(parser: ArgumentParser) -> None:
    parser.description = "Show a hint for one function, one step further each time."
    parser.add_argument("module", metavar="MODULE", help="as m02_pegs")
    parser.add_argument("task", metavar="FUNCTION", help="as mal_places")
    parser.add_argument("--again", action="store_true", help="start over from the first hint")
    add_course(parser)
    add_reader(parser)


def add_play(parser: ArgumentParser) -> None:
    parser.description = (
        "The computer hides a code and you look for it; or the other way round. The computer answers each "
        "proposition with the number of well placed pegs, then of misplaced ones."
    )
    parser.add_argument("--colours", type=int, default=6, metavar="N", help="colours, numbered from 1 (default: 6)")
    parser.add_argument("--length", type=int, default=4, metavar="N", help="pegs in a code (default: 4)")
    parser.add_argument("--tries", type=int, default=10, metavar="N", help="propositions you may make (default: 10)")
    parser.add_argument("--codebreaker", choices=("you", "computer"), default="you", help="who looks for the code")
    add_reader(parser)


def play(options: Namespace) -> int:
    from autograder.board.opening import Unplayable, match_of
    from autograder.board.terminal import converse
    from autograder.i18n.errors import InputError

    greet(options)
    decoder = "computer" if options.codebreaker == "computer" else None
    try:
        match = match_of(options.colours, options.length, options.tries, codebreaker=decoder)
    except Unplayable as problem:
        raise InputError(problem.text[options.lang].removeprefix("play").lstrip(" \u00a0:")) from None
    converse(match, options.lang)
    return 0


def check(options: Namespace) -> int:
    greet(options)
    from autograder.sandbox.client import SandboxError
    from autograder.sandbox.servers import likely_sandbox

    with suppress(OSError, SandboxError):  # in which case the others are tried
        likely_sandbox().get_ready()  # a process that starts while the rest is imported
    from autograder.course.module import course_at
    from autograder.learn.console import check as checked

    return checked(course_at(options.course), options)


def hint(options: Namespace) -> int:
    greet(options)
    from autograder.course.module import course_at
    from autograder.learn.console import hint as hinted

    return hinted(course_at(options.course), options)
