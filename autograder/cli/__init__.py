"""The command `mastermind`. What is heavy is imported by the verb that needs it."""

import argparse
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

from autograder.grade import processors
from autograder.i18n import for_teachers
from autograder.i18n.text import LANGUAGES, language
from autograder.intake import LAYOUTS


def _path(name: str) -> Path:
    if not name:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(name)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mastermind",
        description="Exercises on Mastermind: judge a class safely, and build the exercises.",
        epilog="`mastermind VERB --help` says more about a verb.",
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    grade = verbs.add_parser(
        "grade",
        help="judge a folder of submissions",
        description="Judge every submission found in a folder, a .zip of it, or one file. A submission is a file "
        "(alice.py, bob.ipynb) or a folder (carol/). Nothing in them can reach your files or another's mark. "
        "OUT receives results.jsonl (a line for each submission as it is judged), marks.csv and a page for each "
        "learner. Interrupted, the same command goes on where it stopped.",
        epilog="Exit status: 0 when something was judged (with --single: when all but the bonus is right), 1 when "
        "not, 2 when nothing can be done as asked, 3 when a check, the judge or an export went wrong by itself: the "
        "learners it concerns have no mark, and are named at the end. 130 when interrupted.",
    )
    grade.add_argument("submissions", type=_path, metavar="FOLDER", help="the folder, .zip archive or single file")
    grade.add_argument(
        "--module", action="append", metavar="SLUG", help="the module, as m02_pegs; repeat for several (default: all)"
    )
    grade.add_argument("--out", type=_path, default=Path("marks"), help="where the results go (default: marks)")
    grade.add_argument(
        "--jobs", type=int, default=processors.available(), help="judged at once (default: one a processor)"
    )
    grade.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="judge on the workers of your Dask cluster, as tcp://10.0.0.7:8786 (see the README)",
    )
    grade.add_argument(
        "--gradebook",
        metavar="FILE",
        help="write the marks into nbgrader's gradebook too (a file or a URL)",
    )
    grade.add_argument(
        "--worksheet",
        type=_path,
        metavar="FILE",
        help="the grading worksheet downloaded from Moodle: moodle.csv fills it in",
    )
    grade.add_argument(
        "--single",
        action="store_true",
        help="FOLDER is one learner's work, as a repository is; fail unless all but the bonus is right",
    )
    grade.add_argument(
        "--gradescope", type=_path, metavar="FILE", help="with --single: write Gradescope's results.json"
    )
    grade.add_argument("--fresh", action="store_true", help="judge again what has not changed since the last run")
    grade.add_argument(
        "--trusted", action="store_true", help="you trust this code: judge it even where it cannot be confined"
    )

    doctor = verbs.add_parser(
        "doctor",
        help="find out which confinement holds on this machine",
        description="Start each kind of confinement and attack it from inside; say which one grading will use.",
    )

    demo = verbs.add_parser(
        "demo",
        help="write a class of 30 submissions to try things on",
        description="Write 30 submissions of m02_pegs, right, wrong, broken and hostile ones, into a new folder.",
    )
    demo.add_argument("folder", type=_path, metavar="DIR", help="a folder that does not exist yet, or an empty one")

    classroom = verbs.add_parser(
        "classroom",
        help="make a course folder for nbgrader",
        description="Write a folder in which the commands of nbgrader work for every module: their sources, and a "
        "configuration that has submissions judged by this program. Run again, it brings the sources up to date.",
    )
    classroom.add_argument("folder", type=_path, metavar="DIR", help="a new folder, or one made by this command")
    classroom.add_argument(
        "--collect",
        type=_path,
        metavar="FOLDER",
        help="put the submissions of a folder or an archive (of Moodle, Canvas) where nbgrader looks for them",
    )
    classroom.add_argument("--module", metavar="SLUG", help="with --collect: what they are of (default: found out)")

    build = verbs.add_parser(
        "build",
        help="write the exercises from their sources (for authors)",
        description="Write exercises/ from solutions/, and record how each known mistake behaves. When no module is "
        "named, draw the pictures of the lessons too.",
    )
    build.add_argument("modules", nargs="*", metavar="MODULE", help="as m02_pegs; all of them when none is named")
    build.add_argument("--check", action="store_true", help="change nothing; fail when something is stale")
    audit = verbs.add_parser(
        "audit",
        help="what authors have forgotten: texts, checks, answers (for authors)",
        description="Judge the reference and all known answers, and compare the languages. Nothing is changed.",
    )
    audit.add_argument("modules", nargs="*", metavar="MODULE", help="as m02_pegs; all of them when none is named")
    reproduce = verbs.add_parser(
        "reproduce",
        help="compute the numbers of the course, and compare (for authors)",
        description="Print every number the course states next to the one computed. What takes long was computed "
        "earlier, and its result kept.",
    )
    reproduce.add_argument("modules", nargs="*", metavar="MODULE", help="as m02_pegs; all of them when none is named")
    reproduce.add_argument("--all", action="store_true", help="compute anew what takes long, too: some hours")
    site = verbs.add_parser(
        "site",
        help="make the course a website that checks answers in the browser",
        description="Write lessons and exercises into DIR as static files. Python runs in the reader's browser: no "
        "server, no account, no other host. For people who learn alone: the checks are public there. With --serve, "
        "open a site that was built.",
    )
    site.add_argument("folder", type=_path, metavar="DIR", help="a new folder, or a site built by this command")
    site.add_argument("--module", action="append", metavar="SLUG", help="only this one; repeat for several")
    site.add_argument("--serve", action="store_true", help="serve the site in DIR to this machine, until Ctrl-C")
    site.add_argument("--port", type=int, default=8000, help="with --serve (default: 8000)")
    check = verbs.add_parser(
        "check",
        help="check your own answer to a module (for learners)",
        description="Judge one file with the same checks as a teacher, explain the first promise that is not kept, "
        "and show how far you are. Without FILE: m02_pegs.py or .ipynb in this folder, else the exercise itself.",
        epilog="Exit status: 0 when all but the bonus is right, 1 when not, 2 when the file cannot be judged, 3 when "
        "that is a fault of the workbook.",
    )
    check.add_argument("module", metavar="MODULE", help="as m02_pegs")
    check.add_argument("file", type=_path, nargs="?", metavar="FILE", help="your file")
    check.add_argument("--watch", action="store_true", help="check again each time the file is saved")

    hint = verbs.add_parser(
        "hint",
        help="a hint for one function (for learners)",
        description="Show a hint for one function, one step further each time.",
    )
    hint.add_argument("module", metavar="MODULE", help="as m02_pegs")
    hint.add_argument("task", metavar="FUNCTION", help="as mal_places")
    hint.add_argument("--again", action="store_true", help="start over from the first hint")
    play = verbs.add_parser(
        "play",
        help="play Mastermind in the terminal",
        description="The computer hides a code and you look for it; or the other way round. The computer answers each "
        "proposition with the number of well placed pegs, then of misplaced ones.",
    )
    play.add_argument("--colours", type=int, default=6, metavar="N", help="colours, numbered from 1 (default: 6)")
    play.add_argument("--length", type=int, default=4, metavar="N", help="pegs in a code (default: 4)")
    play.add_argument("--tries", type=int, default=10, metavar="N", help="propositions you may make (default: 10)")
    play.add_argument("--codebreaker", choices=("you", "computer"), default="you", help="who looks for the code")
    notes = verbs.add_parser(
        "notes",
        help="make a book of the lessons, to read in a browser or on paper (for teachers and authors)",
        description="Write the lessons, the glossary and the teachers' guide as pages that need no network: DIR/en and "
        "DIR/fr, to be opened from the disk or put on any web server. Needs  pip install -e '.[notes]'.",
    )
    notes.add_argument("folder", type=_path, metavar="DIR", help="where the book goes")
    notes.add_argument("--lang", choices=LANGUAGES, help="one language only (default: both, linked page by page)")
    notes.add_argument("--pdf", action="store_true", help="write DIR/mastermind-en.pdf and -fr.pdf too, with Chromium")
    for verb in (grade, classroom):
        verb.add_argument(
            "--as",
            dest="layout",
            choices=LAYOUTS,
            default="",
            help="what FOLDER is, where it may be two things: a course folder of nbgrader, whose submissions are in "
            "submitted/, or a folder of submissions",
        )
    for verb in (grade, doctor, demo, classroom, site, check, hint, play):
        verb.add_argument("--lang", choices=LANGUAGES, default=language(), help="language of what is shown")
    return parser


class _Stopped(BaseException):
    """The program is asked to end: by the system that shuts down, by a terminal that is closed."""

    def __init__(self, number: int):
        self.number = number


@contextmanager
def _stoppable() -> Iterator[None]:
    """Meanwhile such a signal is an exception; one that is ignored, as `nohup` has it, stays so."""

    def stop(number: int, _: object) -> NoReturn:
        raise _Stopped(number)

    asked = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    asked = [number for number in asked if signal.getsignal(number) is signal.SIG_DFL]
    if threading.current_thread() is not threading.main_thread():
        asked = []  # there, signals cannot be listened to
    for number in asked:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in asked:
            signal.signal(number, signal.SIG_DFL)


def _end_judging() -> None:
    """End the judging processes and return their semaphores; Python would complain of those that are left."""
    if "multiprocessing.util" not in sys.modules:
        return
    util: Any = sys.modules["multiprocessing.util"]
    with suppress(Exception):
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
        util._run_finalizers(0)


def _run(options: argparse.Namespace) -> int:
    if options.verb in ("check", "hint"):
        from autograder.learn import console as learning

        return int(getattr(learning, options.verb)(options))
    from autograder.cli import verbs

    return int(getattr(verbs, options.verb)(options))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 only when all was done."""
    options = _parser().parse_args(arguments)
    from autograder.course.module import CourseError
    from autograder.intake import InputError

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name the terminal cannot show stops nothing
    try:
        with _stoppable():
            code = _run(options)
            sys.stdout.flush()
    except (CourseError, InputError) as error:
        text = getattr(error, "text", None)
        said = text[getattr(options, "lang", None) or "en"] if text else error
        print(f"mastermind {options.verb}: {said}", file=sys.stderr)
        return getattr(error, "status", 2)
    except (KeyboardInterrupt, _Stopped) as stop:
        kept = (
            for_teachers.INTERRUPTED.format(folder=options.out) if "out" in options else for_teachers.INTERRUPTED_ONLY
        )
        with suppress(OSError):  # the terminal may be gone
            print(kept[getattr(options, "lang", None) or "en"], file=sys.stderr, flush=True)
        _end_judging()
        number = stop.number if isinstance(stop, _Stopped) else signal.SIGINT
        os._exit(128 + number)  # at once, whatever is being judged
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 141
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        print(f"mastermind {options.verb}: {error.filename or 'output'}: {error.strerror or error}", file=sys.stderr)
        return 1
    return code
