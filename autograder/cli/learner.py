"""For learners: `start`, `check`, `hint`, `hunt`, `play`, `tree`."""

import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.parser import (
    DIR,
    FILE,
    FUNCTION,
    MODULE,
    MODULES,
    NAME,
    Options,
    argument,
    flag,
    modules_of,
    number,
    path,
    verb,
)
from autograder.i18n.display import clean, some
from autograder.i18n.errors import InputError
from autograder.i18n.message import _
from autograder.i18n.reader import NAME as NAME_OF_PERSON
from autograder.i18n.reader import language, remember

if TYPE_CHECKING:
    from autograder.course.module import Course


def _person(typed: str) -> str:
    """Return the name of a person, as it is remembered."""
    name = unicodedata.normalize("NFC", typed.strip())
    if name and not NAME_OF_PERSON.fullmatch(name):
        raise InputError(
            _(
                "{name} is no name for --who: letters, digits, spaces, dots and hyphens are.",
                name=clean(name, 60),
            )
        )
    return name


def _game(typed: str) -> tuple[int, int]:
    """Return the numbers of pegs and of colours of a game that somebody typed."""
    pegs, _x, colours = typed.lower().partition("x")
    if not (pegs.isdecimal() and colours.isdecimal()):
        raise InputError(
            _("{value} is no game: 4x6 is one, of 4 pegs and 6 colours", value=repr(clean(typed)))
        )
    return int(pegs), int(colours)


def _strategy(typed: str) -> str | Path:
    """Return the strategy that somebody typed, or the file that holds one."""
    from autograder.trees.names import STRATEGY_TITLES

    file = Path(typed)
    if typed in STRATEGY_TITLES:
        return typed
    if file.suffix.lower() == ".json" or file.exists():
        return file
    raise InputError(
        _(
            "{name} is no strategy; there are {known}, and files (.json)",
            name=typed,
            known=", ".join(STRATEGY_TITLES),
        )
    )


_COURSE = path(
    "--course",
    DIR,
    "a course of your teacher's: a folder with solutions/, checks/ and submissions/ "
    "(default: the one that `start` made this folder of, else this workbook)",
)
_WHO = argument(
    "--who",
    "who you are, where several people learn in the same folder",
    type=_person,
    default="",
    metavar=NAME,
)


@verb(
    path("folder", DIR, "(default: mastermind)", nargs="?", default=Path("mastermind")),
    MODULES,
    _COURSE,
)
def start(options: Options) -> None:
    """Write exercises, as notebooks and as plain files, and lessons into DIR, with a page
    that says how to go on. What is there already stays as it is.
    """
    from autograder.course.module import course_at
    from autograder.learn.start import files_to_start, start_page, write_new
    from autograder.learn.state import course_of_folder, note_course

    course = course_at(options.course or course_of_folder(options.folder))
    files = files_to_start(course, modules_of(course, options.module), options.language)
    different = write_new(files, options.folder)
    if options.course:
        note_course(options.folder, course.root)
    options.say(
        _(
            "The exercises are ready. Open {page} in a browser: it says how to go on.",
            page=options.folder / start_page(options.language),
        )
    )
    if different:
        options.say(
            _(
                "Left as they are, since what is in them is not what would be written: {files}. "
                "To have one anew, rename it first.",
                files=some(different),
            )
        )


def _greet(options: Options) -> None:
    """Settle the language of a learner, and remember one that was asked for."""
    if options.lang:
        remember(options.lang, options.who)
    options.lang = options.lang or language(options.who)


def _course(options: Options) -> "Course":
    """Greet a learner; return the course that was named, else that of the current folder.

    Raises:
        CourseError: There is none.
    """
    from autograder.course.module import course_at
    from autograder.learn.state import course_of_folder

    _greet(options)
    return course_at(options.course or course_of_folder(Path()))


@verb(
    MODULE,
    path("file", FILE, "your file", nargs="?"),
    flag("--watch", "check again each time the file is saved"),
    flag(
        "--plain",
        "numbers first, without bars or colours, as in a pipe, where TERM is dumb, or where "
        "NO_COLOR is set",
    ),
    argument(
        "--trace",
        "then show the case that fails line by line: what runs, and which values change; "
        "at a terminal, one line at each Enter, without --plain",
        nargs="?",
        const="",
        metavar=FUNCTION,
    ),
    argument(
        "--predict",
        "the same, at a terminal, but each line is shown without the values that it "
        "changes, until you press Enter",
        nargs="?",
        const="",
        metavar=FUNCTION,
    ),
    _COURSE,
    _WHO,
)
def check(options: Options) -> int:
    """Check one file with the same checks as a teacher, explain the first one that does
    not pass, and show how far you are. Without FILE: m02_pegs.py or .ipynb in this
    folder, else the exercise itself. FILE may come first, and MODULE may be left out
    when the file has its name.

    Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file
    cannot be judged, 3 when that is a fault of the workbook.
    """
    from autograder.sandbox.client import SandboxError
    from autograder.sandbox.servers import likely_sandbox

    with suppress(OSError, SandboxError):  # in which case the others are tried
        likely_sandbox().get_ready()  # a process that starts while the rest is imported
    from autograder.learn.console import check as checked

    return checked(_course(options), options)


@verb(
    MODULE,
    argument("task", "as mal_places", metavar=FUNCTION),
    flag("--again", "start over from the first hint"),
    flag(
        "--puzzle",
        "after the last hint: a right program with gaps, and the lines to fill them, shuffled; "
        "one or two of these are wrong",
    ),
    _COURSE,
    _WHO,
)
def hint(options: Options) -> int:
    """Show a hint for one function, one step further each time."""
    from autograder.learn import console

    return (console.puzzle if options.puzzle else console.hint)(_course(options), options)


@verb(
    argument("module", "as m02_pegs", nargs="?", metavar="MODULE"),  # not with --mine
    # without it, one is told which there are
    argument("task", "as mal_places", nargs="?", metavar=FUNCTION),
    path("file", FILE, "your program, or a text with one example a line", nargs="?"),
    flag(
        "--mine",
        "only wrong programs of mistakes that you once made, as `check` noted them in this "
        "folder, or around it: those of the function with the oldest one, or of FUNCTION; "
        "what you catch is struck off",
    ),
    _COURSE,
    _WHO,
)
def hunt(options: Options) -> int:
    """Write examples of one function, as `assert mal_places([1, 2], [2, 1]) == 2`, and
    see which of the wrong programs we know they catch. Each is first tried on right
    programs. With FILE: the examples of this function in it. Without: typed one
    after the other, until an empty line; or read from a pipe.

    Exit status: 0 when all are caught that an example can catch, 1 when some are
    free, 2 when nothing can be read.
    """
    from autograder.learn.hunting import hunt as hunted

    return hunted(_course(options), options)


@verb(
    argument(
        "--game",
        "4x6 (the default): 4 pegs of 6 colours, numbered from 1",
        type=_game,
        default="4x6",
    ),
    number("--tries", "guesses you may make (default: 10)", 10),
    argument("--codebreaker", "who looks for the code", choices=("you", "computer"), default="you"),
    flag("--evil", "a codemaker without a code: it always gives the answer that leaves most codes"),
    flag(
        "--review",
        "after the game, print what each move lost against the best one, and what was luck",
    ),
    _WHO,
)
def play(options: Options) -> None:
    """The computer hides a code and you look for it; or the other way round. The computer
    answers each guess with the number of well placed pegs, then of misplaced ones.
    """
    from autograder.board.opening import EVIL, Unplayable, match_of
    from autograder.board.terminal import converse

    _greet(options)
    length, colours = options.game
    code = EVIL if options.evil else None
    decoder = "computer" if options.codebreaker == "computer" else None
    try:
        match = match_of(colours, length, options.tries, code=code, codebreaker=decoder)
    except Unplayable as problem:  # in a notebook, it begins with the name of the function
        reason = problem.text[options.language].removeprefix("play").lstrip(" \u00a0:")
        raise InputError(reason) from None
    converse(match, options.language, options.review)


@verb(
    argument(
        "strategies",
        "`optimal`, `knuth`, `expected-size`, `entropy`, `most-parts`, `first-consistent`, or "
        "a file (.json), whose tree is checked; a page compares two",
        nargs="*",
        type=_strategy,
        metavar="STRATEGY",
    ),
    argument(
        "--game",
        "4x6 (the default): 4 pegs of 6 colours; 4x6-different: no secret has a colour twice; "
        "bulls-4x10: Bulls and Cows",
        type=str.lower,
    ),
    number(
        "--longest",
        "no game may take more tries than this: `optimal` is sought among such strategies; the "
        "others, and a file, are refused if they need more",
    ),
    flag("--only-possible", "guess only codes that may be the secret"),
    argument("--first", "the first guess, as 1122", metavar="CODE"),
    number(
        "--breadth",
        "where more than 100 codes are left, look at the N most promising guesses only: large "
        "games, without any proof (optimal only)",
    ),
    path("--out", FILE, "write the tree: .json, or .html, a page to click through"),
)
def tree(options: Options) -> None:
    """Make the tree of a strategy: what it guesses in every case. Without --out, only its
    total and its longest game are shown. The tree is walked through by a program of its
    own before anything is said of it.
    """
    from autograder.cli.tree import make_trees

    make_trees(options)
