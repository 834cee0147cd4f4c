"""The command `mastermind`. A verb's module, and all that it needs, is imported when that verb is typed."""

import argparse
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EINVAL
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

from autograder.i18n import for_teachers
from autograder.i18n.characters import make_showable
from autograder.i18n.reader import language

_VERBS = {  # the module of each, whose function of the same name runs it, and what it does
    "grade": ("grade", "judge a folder of submissions"),
    "doctor": ("teach", "find out which confinement holds on this machine"),
    "forget": ("teach", "delete all that was written about one learner"),
    "demo": ("teach", "write a class of 30 submissions to try things on"),
    "classroom": ("teach", "make a course folder for nbgrader"),
    "new": ("author", "start a module of your own (for authors)"),
    "build": ("author", "write the exercises from their sources (for authors)"),
    "observe": ("author", "record how the known answers behave (for authors)"),
    "audit": ("author", "what authors have forgotten: texts, checks, answers (for authors)"),
    "reproduce": ("author", "compute the numbers of the course, and compare (for authors)"),
    "site": ("publish", "make the course a website that checks answers in the browser"),
    "start": ("handing_out", "write the exercises and lessons into a folder of yours (for learners)"),
    "student": ("handing_out", "make one folder, or a .zip, to hand out to learners (for teachers)"),
    "check": ("learn", "check your own answer to a module (for learners)"),
    "hint": ("learn", "a hint for one function (for learners)"),
    "play": ("learn", "play Mastermind in the terminal"),
    "notes": ("publish", "make a book of the lessons, to read in a browser or on paper (for teachers and authors)"),
}


_FOR_LEARNERS = ("start", "check", "hint", "play")


def _is_whole() -> bool:
    """Whether this package is the whole one; the one that teachers hand out judges no classes."""
    return find_spec("autograder.grading") is not None


class _Verb(argparse.ArgumentParser):
    """The parser of one verb: empty until that verb is typed."""

    verb = ""

    def fill(self) -> None:
        """Add the verb's arguments, and what runs it."""
        if self.verb not in _FOR_LEARNERS and not _is_whole():
            from autograder.i18n import handing_out

            said = handing_out.NOT_IN_THIS_PACKAGE.format(verb=self.verb)[language()]
            self.exit(2, f"{said}\n")
        module = import_module(f"autograder.cli.{_VERBS[self.verb][0]}")
        getattr(module, f"add_{self.verb}")(self)
        self.set_defaults(run=getattr(module, self.verb))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.verb:
            self.fill()
        return super().parse_known_args(args, namespace)


class _Version(argparse.Action):
    """Show the version; it is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from importlib import metadata
        from platform import python_version

        try:
            version = metadata.version("mastermind-workbook")
        except metadata.PackageNotFoundError:
            version = "(not installed)"
        print(f"mastermind {version}, Python {python_version()} on {sys.platform}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mastermind",
        description="Exercises on Mastermind: judge a class safely, and build the exercises.",
        epilog="`mastermind VERB --help` says more about a verb.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version, and that of Python")
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB", parser_class=_Verb)
    for verb, (_, said) in _VERBS.items():
        shown = {"help": said} if verb in _FOR_LEARNERS or _is_whole() else {}
        verbs.add_parser(verb, **shown).verb = verb  # type: ignore[arg-type]
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 only when all was done."""
    make_showable(sys.stdout, sys.stderr)
    options = argparse.Namespace(verb="")
    try:
        options = _parsed(arguments)
        with _stoppable():
            code = int(options.run(options))
            sys.stdout.flush()
    except (KeyboardInterrupt, _Stopped) as stop:
        kept = (
            for_teachers.INTERRUPTED.format(folder=options.out) if "out" in options else for_teachers.INTERRUPTED_ONLY
        )
        with suppress(OSError):  # the terminal may be gone
            print(kept[getattr(options, "lang", None) or "en"], file=sys.stderr, flush=True)
        _end_judging()
        number = stop.number if isinstance(stop, _Stopped) else signal.SIGINT
        os._exit(128 + number)  # at once, whatever is being judged
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if _is_closed(error):
            return 141
        print(f"mastermind {options.verb}: {error.filename or 'output'}: {error.strerror or error}", file=sys.stderr)
        return 1
    except Exception as error:
        return _refused(error, options)
    return code


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options; what is shown instead of them, as by --help, is written at once."""
    try:
        return _parser().parse_args(arguments)
    except SystemExit:
        sys.stdout.flush()
        raise


def _is_closed(error: OSError) -> bool:
    """Whether nobody reads what is printed any more, as after `| head`; Windows has another word for it."""
    return isinstance(error, BrokenPipeError) or (
        sys.platform == "win32" and error.errno == EINVAL and not error.filename
    )


def _refused(error: Exception, options: argparse.Namespace) -> int:
    """Say why nothing can be done as asked; the exit code. Whatever else went wrong is raised again."""
    from autograder.course.module import CourseError
    from autograder.i18n.errors import InputError

    if not isinstance(error, CourseError | InputError):
        raise error
    text = getattr(error, "text", None)
    said = text[getattr(options, "lang", None) or "en"] if text else error
    print(f"mastermind {options.verb}: {said}", file=sys.stderr)
    return getattr(error, "status", 2)
