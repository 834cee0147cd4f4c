"""For learners: `start`, `check`, `hint`, `hunt`, `play`."""

import unicodedata
from argparse import SUPPRESS, Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.parser import Parser, Unfit, add_language
from autograder.cli.shared import DIR, FILE, add_course, add_module, add_modules, modules_of
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.i18n.reader import NAME, language, remember

if TYPE_CHECKING:
    from autograder.course.module import Course

FUNCTION = _("FUNCTION")


def add_start(parser: Parser) -> None:
    parser.describe(
        _(
            "Write exercises, as notebooks and as plain files, and lessons into DIR, with a page "
            "that says how to go on. What is there already stays as it is."
        )
    )
    default = Path("mastermind")
    parser.add_path("folder", DIR, _("(default: mastermind)"), nargs="?", default=default)
    add_modules(parser)
    _add_course(parser)
    add_language(parser)


def _add_course(parser: Parser) -> None:
    add_course(
        parser,
        _(
            "a course of your teacher's: a folder with solutions/, checks/ and submissions/ "
            "(default: the one that `start` made this folder of, else this workbook)"
        ),
    )


def _add_reader(parser: Parser) -> None:
    """Let learners say who they are, and in which language; `_greet` reads it."""
    parser.add_argument(
        "--who",
        default="",
        metavar=_("NAME"),
        help=_("who you are, where several people learn in the same folder"),
    )
    said = _("language of what is shown; remembered (default: that of your system)")
    add_language(parser, SUPPRESS, said)


def add_check(parser: Parser) -> None:
    parser.describe(
        _(
            "Check one file with the same checks as a teacher, explain the first one that does "
            "not pass, and show how far you are. Without FILE: m02_pegs.py or .ipynb in this "
            "folder, else the exercise itself. FILE may come first, and MODULE may be left out "
            "when the file has its name."
        ),
        _(
            "Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file "
            "cannot be judged, 3 when that is a fault of the workbook."
        ),
    )
    add_module(parser, _("as m02_pegs; or your file alone, where it tells the module"))
    parser.add_path("file", FILE, _("your file"), nargs="?")
    parser.add_flag("--watch", _("check again each time the file is saved"))
    parser.add_flag(
        "--plain",
        _(
            "numbers first, without bars or colours, as in a pipe, where TERM is dumb, or where "
            "NO_COLOR is set"
        ),
    )
    steps = {
        "--trace": _(
            "then show the case that fails line by line: what runs, and which values change; "
            "at a terminal, one line at each Enter, without --plain"
        ),
        "--predict": _(
            "the same, at a terminal, but each line is shown without the values that it "
            "changes, until you press Enter"
        ),
    }
    for option, purpose in steps.items():
        parser.add_argument(option, nargs="?", const="", metavar=FUNCTION, help=purpose)
    _add_course(parser)
    _add_reader(parser)


def add_hint(parser: Parser) -> None:
    parser.describe(_("Show a hint for one function, one step further each time."))
    add_module(parser)
    parser.add_argument("task", metavar=FUNCTION, help=_("as mal_places"))
    parser.add_flag("--again", _("start over from the first hint"))
    parser.add_flag(
        "--puzzle",
        _(
            "after the last hint: a right program with gaps, and the lines to fill them, shuffled; "
            "one or two of these are wrong"
        ),
    )
    _add_course(parser)
    _add_reader(parser)


def add_hunt(parser: Parser) -> None:
    parser.describe(
        _(
            "Write examples of one function, as `assert mal_places([1, 2], [2, 1]) == 2`, and "
            "see which of the wrong programs we know they catch. Each is first tried on right "
            "programs. With FILE: the examples of this function in it. Without: typed one "
            "after the other, until an empty line; or read from a pipe."
        ),
        _(
            "Exit status: 0 when all are caught that an example can catch, 1 when some are "
            "free, 2 when nothing can be read."
        ),
    )
    # not with --mine
    parser.add_argument("module", nargs="?", metavar="MODULE", help=_("as m02_pegs"))
    # without it, one is told which there are
    parser.add_argument("task", nargs="?", metavar=FUNCTION, help=_("as mal_places"))
    said = _("your program, or a text with one example a line")
    parser.add_path("file", FILE, said, nargs="?")
    parser.add_flag(
        "--mine",
        _(
            "only wrong programs of mistakes that you once made, as `check` noted them in this "
            "folder, or around it: those of the function with the oldest one, or of FUNCTION; "
            "what you catch is struck off"
        ),
    )
    _add_course(parser)
    _add_reader(parser)


def _game(typed: str) -> tuple[int, int]:
    """Return the numbers of pegs and of colours of a game that somebody typed."""
    pegs, _x, colours = typed.lower().partition("x")
    if not (pegs.isdecimal() and colours.isdecimal()):
        raise Unfit(
            _("{value} is no game: 4x6 is one, of 4 pegs and 6 colours", value=repr(clean(typed)))
        )
    return int(pegs), int(colours)


def add_play(parser: Parser) -> None:
    parser.describe(
        _(
            "The computer hides a code and you look for it; or the other way round. The computer "
            "answers each guess with the number of well placed pegs, then of misplaced ones."
        )
    )
    said = _("4x6 (the default): 4 pegs of 6 colours, numbered from 1")
    parser.add_argument("--game", type=_game, default="4x6", help=said)
    parser.add_number("--tries", 10, _("guesses you may make (default: 10)"))
    players, said = ("you", "computer"), _("who looks for the code")
    parser.add_argument("--codebreaker", choices=players, default="you", help=said)
    parser.add_flag(
        "--evil", _("a codemaker without a code: it always gives the answer that leaves most codes")
    )
    parser.add_flag(
        "--review",
        _("after the game, print what each move lost against the best one, and what was luck"),
    )
    _add_reader(parser)


def _greet(options: Namespace) -> None:
    """Settle the language of a learner, and remember one that was asked for. Raises InputError for
    an odd name."""
    asked = getattr(options, "lang", None)
    options.who = unicodedata.normalize("NFC", options.who.strip())
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


def start(options: Namespace) -> int:
    from autograder.course.module import course_at
    from autograder.learn.start import files_to_start, start_page, write_new
    from autograder.learn.state import course_of_folder, note_course

    course = course_at(options.course or course_of_folder(options.folder))
    files = files_to_start(course, modules_of(course, options.module), options.lang)
    different = write_new(files, options.folder)
    if options.course:
        note_course(options.folder, course.root)
    print(
        _(
            "The exercises are ready. Open {page} in a browser: it says how to go on.",
            page=options.folder / start_page(options.lang),
        )[options.lang]
    )
    if different:
        print(
            _(
                "Left as they are, since what is in them is not what would be written: {files}. "
                "To have one anew, rename it first.",
                files=some(different),
            )[options.lang]
        )
    return 0


def play(options: Namespace) -> int:
    from autograder.board.opening import EVIL, Unplayable, match_of
    from autograder.board.terminal import converse

    _greet(options)
    decoder = "computer" if options.codebreaker == "computer" else None
    code = EVIL if options.evil else None
    try:
        length, colours = options.game
        match = match_of(colours, length, options.tries, code=code, codebreaker=decoder)
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
    _greet(options)
    from autograder.sandbox.client import SandboxError
    from autograder.sandbox.servers import likely_sandbox

    with suppress(OSError, SandboxError):  # in which case the others are tried
        likely_sandbox().get_ready()  # a process that starts while the rest is imported
    from autograder.learn.console import check as checked

    return checked(_course(options), options)


def hint(options: Namespace) -> int:
    _greet(options)
    from autograder.learn.console import hint as hinted
    from autograder.learn.console import puzzle as puzzled

    return (puzzled if options.puzzle else hinted)(_course(options), options)


def hunt(options: Namespace) -> int:
    _greet(options)
    from autograder.learn.hunting import hunt as hunted

    return hunted(_course(options), options)
