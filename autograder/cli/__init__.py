"""The command `mastermind`. A verb's module, and all that it needs, is imported when that verb is
typed."""

import argparse
import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EINVAL
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NoReturn

from autograder.cli.parser import Parser, argparse_speaking, language_asked, value_of
from autograder.i18n.catalogue import languages
from autograder.i18n.characters import make_showable
from autograder.i18n.display import clean
from autograder.i18n.message import _
from autograder.i18n.reader import language

_VERBS = {  # the module of each, whose function of the same name runs it, and what it does
    "grade": ("grade", _("judge a folder of submissions")),
    "doctor": ("teach", _("find out which confinement holds on this machine")),
    "forget": ("teach", _("delete all that was written about one learner")),
    "demo": ("teach", _("write a class of 30 submissions to try things on")),
    "classroom": ("teach", _("make a course folder for nbgrader")),
    "new": ("author", _("start a module of your own (for authors)")),
    "build": ("author", _("write the exercises from their sources (for authors)")),
    "observe": ("author", _("record how the known answers behave (for authors)")),
    "audit": ("author", _("what authors have forgotten: texts, checks, answers (for authors)")),
    "reproduce": ("reproduce", _("compute the numbers of the course, and compare (for authors)")),
    "tree": (
        "tree",
        _("make a strategy a tree to hold, or check one: optimal, Knuth's and others"),
    ),
    "league": (
        "league",
        _("let the decoders of a class and those of the book play (for teachers)"),
    ),
    "site": ("publish", _("make the course a website that checks answers in the browser")),
    "start": (
        "handing_out",
        _("write the exercises and lessons into a folder of yours (for learners)"),
    ),
    "student": (
        "handing_out",
        _("make one folder, or a .zip, to hand out to learners (for teachers)"),
    ),
    "export": (
        "export",
        _("make what Gradescope, GitHub or VPL needs to grade a module (for teachers)"),
    ),
    "check": ("learn", _("check your own answer to a module (for learners)")),
    "hint": ("learn", _("a hint for one function (for learners)")),
    "hunt": ("learn", _("hunt wrong programs with examples of your own (for learners)")),
    "play": ("learn", _("play Mastermind in the terminal")),
}


_FOR_LEARNERS = ("start", "check", "hint", "hunt", "play")


_MAY_TAKE = ("--trace", "--predict")  # options with a value that may be left out


_OF_A_CLASS = ("grade", "doctor")


def _is_here(verb: str) -> bool:
    """Whether this package can do it: the one that teachers hand out judges no class, and one that
    does no more."""
    if verb in _FOR_LEARNERS:
        return True
    return (
        find_spec("autograder.grading" if verb in _OF_A_CLASS else "autograder.authoring")
        is not None
    )


class _Verb(Parser):
    """The parser of one verb: empty until that verb is typed."""

    def __init__(self, verb: str, **options: Any):
        super().__init__(**options)
        self.verb = verb
        self._typed: Sequence[str] = ()

    def fill(self) -> None:
        """Add the verb's arguments, and what runs it."""
        if not _is_here(self.verb):
            said = self.say(
                _(
                    "`mastermind {verb}` is not in this package, which is a part; to have the "
                    "whole one in its place, in a copy of the workbook: pip install "
                    "--force-reinstall .",
                    verb=self.verb,
                )
            )
            self.exit(2, f"{said}\n")
        module = import_module(f"autograder.cli.{_VERBS[self.verb][0]}")
        getattr(module, f"add_{self.verb}")(self)
        self.set_defaults(run=getattr(module, self.verb))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.fill()
        self._typed = args or ()
        found, unknown = super().parse_known_args(args, namespace)
        self.refuse(unknown, args)
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """End with an error; say so where an option took what was meant for a missing argument."""
        took = [(option, name) for option in _MAY_TAKE if (name := value_of(option, self._typed))]
        missing = self.say(_("the following arguments are required: %s")) % "MODULE"
        if took and message == missing:
            option, name = took[0]
            message = self.say(
                _(
                    "{problem}; `{option}` took `{name}`: if that is the module or the file, "
                    "write it before, as `check {name} {option}`",
                    problem=missing,
                    option=option,
                    name=clean(name, 60),
                )
            )
        super().error(message)


class _Version(argparse.Action):
    """Show the version; it is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_unused: Any) -> NoReturn:
        from platform import python_version

        from autograder.course.parts import workbook_version

        assert isinstance(parser, Parser)
        said = _(
            "mastermind {version}, Python {python} on {system}",
            version=workbook_version() or parser.say(_("(not installed)")),
            python=python_version(),
            system=sys.platform,
        )
        print(parser.say(said))
        parser.exit()


def _parser(spoken: str = "en") -> Parser:
    parser = Parser(spoken, prog="mastermind")
    parser.description, parser.epilog = (
        parser.say(_("Exercises on Mastermind: judge a class safely, and build the exercises.")),
        parser.say(_("`mastermind VERB --help` says more about a verb.")),
    )
    parser.add_argument(
        "--version",
        action=_Version,
        nargs=0,
        help=parser.say(_("show the version, and that of Python")),
    )
    parser.add_argument(
        "--lang",
        choices=languages(),
        default=argparse.SUPPRESS,
        help=parser.say(_("language of what is shown")),
    )
    verbs = parser.add_subparsers(
        dest="verb", required=True, metavar=parser.say(_("VERB")), parser_class=_Verb
    )
    for verb, (_unused, said) in _VERBS.items():
        shown: dict[str, Any] = {"help": parser.say(said)} if _is_here(verb) else {}
        verbs.add_parser(verb, verb=verb, language=spoken, **shown)
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
    """End the judging processes and return their semaphores; Python would complain of those that
    are left."""
    if "multiprocessing.util" not in sys.modules:
        return
    util: Any = sys.modules["multiprocessing.util"]
    with suppress(Exception):
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
        deadline = time.monotonic() + 1
        for thread in set(threading.enumerate()) - {threading.current_thread()}:
            thread.join(timeout=max(0, deadline - time.monotonic()))  # it may be returning some
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
        _end(stop, options)
    except SystemError as error:
        if behind := _stopped_by(error):
            _end(behind, options)
        return _refused(error, options)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if _is_closed(error):
            return 141
        reason = f"{error.filename or 'stdout'}: {error.strerror or error}"
        print(
            _("mastermind {verb}: {reason}", verb=options.verb, reason=reason)[_language(options)],
            file=sys.stderr,
        )
        return 1
    except Exception as error:
        return _refused(error, options)
    return code


def command() -> NoReturn:
    """Run the command in a process of its own, and end that."""
    gc.set_threshold(50_000)  # rarely: most of it ends before there is much to collect
    code = main()
    gc.freeze()  # what ends with the process is not looked through
    sys.exit(code)


def _stopped_by(error: BaseException | None) -> BaseException | None:
    """The signal behind an error: in compiled code it may come as a SystemError."""
    while error and not isinstance(error, KeyboardInterrupt | _Stopped):
        error = error.__cause__ or error.__context__
    return error


def _end(stop: BaseException, options: argparse.Namespace) -> NoReturn:
    """End at once, whatever is being judged, and say so."""
    kept = (
        _(
            "Interrupted. What was judged is kept in {folder}; the same command goes on from "
            "there.",
            folder=options.out,
        )
        if "out" in options
        else _("Interrupted.")
    )
    with suppress(OSError):  # the terminal may be gone
        print(kept[_language(options)], file=sys.stderr, flush=True)
    _end_judging()
    os._exit(128 + (stop.number if isinstance(stop, _Stopped) else signal.SIGINT))


def _parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    """The options; what is shown instead of them, as by --help, is written at once."""
    spoken = language_asked(sys.argv[1:] if arguments is None else arguments)
    try:
        with argparse_speaking(spoken):
            options: argparse.Namespace = _parser(spoken).parse_args(arguments)
            return options
    except SystemExit:
        sys.stdout.flush()
        raise


def _language(options: argparse.Namespace) -> str:
    return getattr(options, "lang", None) or language()


def _is_closed(error: OSError) -> bool:
    """Whether nobody reads what is printed any more, as after `| head`; Windows has another word
    for it."""
    return isinstance(error, BrokenPipeError) or (
        sys.platform == "win32" and error.errno == EINVAL and not error.filename
    )


def _refused(error: Exception, options: argparse.Namespace) -> int:
    """Say why nothing can be done as asked; the exit code. Whatever else went wrong is raised
    again."""
    from autograder.course.module import CourseError
    from autograder.i18n.errors import InputError

    if not isinstance(error, CourseError | InputError):
        raise error
    text = getattr(error, "text", None)
    said = text[_language(options)] if text else error
    print(
        _("mastermind {verb}: {reason}", verb=options.verb, reason=said)[_language(options)],
        file=sys.stderr,
    )
    return getattr(error, "status", 2)
