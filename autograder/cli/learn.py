"""For learners: `check`, `hint`, `hunt`, `play`."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.parser import Parser
from autograder.cli.shared import COURSE_OF_LEARNER, add_course, add_reader, greet, path
from autograder.i18n.message import _

if TYPE_CHECKING:
    from autograder.course.module import Course

FUNCTION = _("FUNCTION")


def add_check(parser: Parser) -> None:
    parser.description, parser.epilog = (
        parser.say(
            _(
                "Judge one file with the same checks as a teacher, explain the first promise that "
                "is not kept, and show how far you are. Without FILE: m02_pegs.py or .ipynb in "
                "this folder, else the exercise itself. FILE may come first, and MODULE may be "
                "left out when the file has its name."
            )
        ),
        parser.say(
            _(
                "Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file "
                "cannot be judged, 3 when that is a fault of the workbook."
            )
        ),
    )
    parser.add_argument(
        "module",
        metavar="MODULE",
        help=parser.say(_("as m02_pegs; or your file alone, where it tells the module")),
    )
    file = parser.say(_("FILE"))
    parser.add_argument("file", type=path, nargs="?", metavar=file, help=parser.say(_("your file")))
    parser.add_argument(
        "--watch",
        action="store_true",
        help=parser.say(_("check again each time the file is saved")),
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help=parser.say(
            _(
                "numbers first, without bars or colours, as in a pipe, where TERM is dumb, or "
                "where NO_COLOR is set"
            )
        ),
    )
    task = parser.say(FUNCTION)
    parser.add_argument(
        "--trace",
        nargs="?",
        const="",
        metavar=task,
        help=parser.say(
            _(
                "then show the case that fails line by line: what runs, and which values change; "
                "at a terminal, one line at each Enter, without --plain"
            )
        ),
    )
    parser.add_argument(
        "--predict",
        nargs="?",
        const="",
        metavar=task,
        help=parser.say(
            _(
                "the same, at a terminal, but each line is shown without the values that it "
                "changes, until you press Enter"
            )
        ),
    )
    add_course(parser, COURSE_OF_LEARNER)
    add_reader(parser)


def add_hint(parser: Parser) -> None:
    parser.description = parser.say(_("Show a hint for one function, one step further each time."))
    parser.add_argument("module", metavar="MODULE", help=parser.say(_("as m02_pegs")))
    parser.add_argument("task", metavar=parser.say(FUNCTION), help=parser.say(_("as mal_places")))
    parser.add_argument(
        "--again", action="store_true", help=parser.say(_("start over from the first hint"))
    )
    parser.add_argument(
        "--puzzle",
        action="store_true",
        help=parser.say(
            _(
                "after the last hint: a right program with gaps, and the lines to fill them, "
                "shuffled; one or two of these are wrong"
            )
        ),
    )
    add_course(parser, COURSE_OF_LEARNER)
    add_reader(parser)


def add_hunt(parser: Parser) -> None:
    parser.description, parser.epilog = (
        parser.say(
            _(
                "Write examples of one function, as `assert mal_places([1, 2], [2, 1]) == 2`, and "
                "see which of the wrong programs we know they catch. Each is first tried on right "
                "programs. With FILE: the examples of this function in it. Without: typed one "
                "after the other, until an empty line; or read from a pipe."
            )
        ),
        parser.say(
            _(
                "Exit status: 0 when all are caught that an example can catch, 1 when some are "
                "free, 2 when nothing can be read."
            )
        ),
    )
    # not with --mine
    parser.add_argument("module", nargs="?", metavar="MODULE", help=parser.say(_("as m02_pegs")))
    task = parser.say(FUNCTION)  # without it, one is told which there are
    parser.add_argument("task", nargs="?", metavar=task, help=parser.say(_("as mal_places")))
    file = parser.say(_("FILE"))
    parser.add_argument(
        "file",
        type=path,
        nargs="?",
        metavar=file,
        help=parser.say(_("your program, or a text with one example a line")),
    )
    parser.add_argument(
        "--mine",
        action="store_true",
        help=parser.say(
            _(
                "only wrong programs of mistakes that you once made, as `check` noted them in this "
                "folder, or around it: those of the function with the oldest one, or of FUNCTION; "
                "what you catch is struck off"
            )
        ),
    )
    add_course(parser, COURSE_OF_LEARNER)
    add_reader(parser)


def add_play(parser: Parser) -> None:
    parser.description = parser.say(
        _(
            "The computer hides a code and you look for it; or the other way round. The computer "
            "answers each proposition with the number of well placed pegs, then of misplaced ones."
        )
    )
    parser.add_argument(
        "--colours",
        type=int,
        default=6,
        metavar="N",
        help=parser.say(_("colours, numbered from 1 (default: 6)")),
    )
    parser.add_argument(
        "--length",
        type=int,
        default=4,
        metavar="N",
        help=parser.say(_("pegs in a code (default: 4)")),
    )
    parser.add_argument(
        "--tries",
        type=int,
        default=10,
        metavar="N",
        help=parser.say(_("propositions you may make (default: 10)")),
    )
    players = ("you", "computer")
    parser.add_argument(
        "--codebreaker",
        choices=players,
        default="you",
        help=parser.say(_("who looks for the code")),
    )
    parser.add_argument(
        "--evil",
        action="store_true",
        help=parser.say(
            _("a codemaker without a code: it always gives the answer that leaves most codes")
        ),
    )
    parser.add_argument(
        "--review",
        action="store_true",
        help=parser.say(
            _("after the game, print what each move lost against the best one, and what was luck")
        ),
    )
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
