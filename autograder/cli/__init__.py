"""The command `mastermind`. `learner.py`, `teacher.py` and `author.py` declare the verbs; a verb's
module, and all that it needs, is imported when that verb is typed."""

import argparse
import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from errno import EINVAL
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc
from typing import Any, NoReturn

from autograder.cli.parser import Options, Parser, Verb, argparse_speaking, language_asked
from autograder.i18n.characters import make_showable
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _

# by the file of this room that has them, as `--help` lists them: what each verb does, in one line
_VERBS: dict[str, dict[str, Message]] = {
    "learner": {
        "start": _("write exercises and lessons into a folder of yours"),
        "check": _("check your own answer to a module"),
        "hint": _("show a hint for one function"),
        "hunt": _("hunt wrong programs with examples of your own"),
        "play": _("play Mastermind in the terminal"),
        "tree": _("make or check a whole strategy: the optimal one, Knuth's…"),
    },
    "teacher": {
        "grade": _("grade what a class has handed in"),
        "student": _("make one folder, or a .zip, to hand out to learners"),
        "classroom": _("make a course folder for nbgrader, or a class.toml"),
        "export": _("make what Gradescope, GitHub, Dolos… need for a module"),
        "league": _("let the decoders of a class play against each other"),
        "doctor": _("try out the confinement on this machine"),
        "forget": _("delete all that was written about one learner"),
        "demo": _("write a class of 30 submissions to try things on"),
        "site": _("make a website that checks answers in the browser"),
    },
    "author": {
        "build": _("write the exercises from their sources"),
        "observe": _("record how the known answers behave"),
        "audit": _("find what is missing: texts, checks, answers"),
        "new": _("start a module of your own"),
        "reproduce": _("compute the numbers of the course again"),
    },
}
_TITLES = {
    # Translators: argparse writes a colon after it; end with a space if your language has one
    "learner": _("for learners"),
    # Translators: argparse writes a colon after it; end with a space if your language has one
    "teacher": _("for teachers"),
    # Translators: argparse writes a colon after it; end with a space if your language has one
    "author": _("for authors"),
}
# the room without which a verb is not in this package, where that is not `authoring`
_ROOMS = {
    **dict.fromkeys(("start", "check", "hint", "hunt", "play"), "learn"),
    **dict.fromkeys(("grade", "doctor"), "grading"),
}
# of the extra `teacher` of pyproject.toml
_LIBRARIES = ("jinja2", "latex2mathml", "markdown_it", "msgspec", "xlsxwriter")


def _is_here(verb: str) -> bool:
    return find_spec(f"autograder.{_ROOMS.get(verb, 'authoring')}") is not None


class _VerbParser(Parser):
    """The parser of one verb: empty until that verb is typed."""

    def __init__(self, verb: str, file: str, **settings: Any):
        super().__init__(**settings)
        self.verb, self.file = verb, file

    def fill(self) -> None:
        """Add the verb's arguments, and what runs it.

        Raises:
            InputError: The verb is not in this package.
        """
        if not _is_here(self.verb):
            raise InputError(
                _(
                    "this package is a part, without this verb; to have the whole one in its "
                    "place, in a copy of the workbook: pip install --force-reinstall "
                    '".[teacher]"'
                )
            )
        verb: Verb = getattr(import_module(f"autograder.cli.{self.file}"), self.verb)
        self.declare(verb.arguments)
        self.set_defaults(run=verb.run)
        paragraphs = (" ".join(text.split()) for text in (getdoc(verb.run) or "").split("\n\n"))
        self.description, self.epilog, *_unused = (*map(self._translated, paragraphs), "")

    def _translated(self, text: str) -> str:
        return self.say(Message(text))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.fill()
        return super().parse_known_args(args, namespace)


class _Version(argparse.Action):
    """Show the version; it is looked up only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_unused: Any) -> NoReturn:
        from platform import python_version

        from autograder.course.parts import workbook_version

        version = _(
            "mastermind {version}, Python {python} on {system}",
            version=workbook_version() or _("(not installed)"),
            python=python_version(),
            system=sys.platform,
        )
        assert isinstance(parser, Parser)
        print(parser.say(version))
        parser.exit()


def _parser(language: str = "en") -> Parser:
    parser = Parser(language, prog="mastermind")
    say = parser.say
    parser.description = say(
        _("Exercises on Mastermind: learn with them, grade a class safely, write more of them.")
    )
    parser.epilog = say(_("`mastermind VERB --help` says more about a verb."))
    verbs = parser.add_subparsers(
        dest="verb", required=True, metavar=say(_("VERB")), parser_class=_VerbParser
    )
    purpose = say(_("show the version, and that of Python"))
    parser.add_argument("--version", action=_Version, nargs=0, help=purpose)
    parser.declare([])
    for file, lines in _VERBS.items():
        listed = parser.add_argument_group(say(_TITLES[file]))
        for verb, line in lines.items():
            settings: dict[str, Any] = {"help": say(line)} if _is_here(verb) else {}
            verbs.add_parser(verb, verb=verb, file=file, language=language, **settings)
        # argparse would list all verbs as one group
        listed._group_actions += verbs._choices_actions
        verbs._choices_actions.clear()
    parser._positionals._group_actions.clear()
    parser._action_groups.append(parser._action_groups.pop(1))  # the options last
    return parser


class _Stopped(BaseException):
    """The program is asked to end by a signal, which is its argument."""


def _stop(number: int, _frame: object) -> NoReturn:
    raise _Stopped(number)


def command() -> NoReturn:
    """Run the command in a process of its own, and end that."""
    gc.set_threshold(50_000)  # rarely: most of it ends before there is much to collect
    for name in ("SIGTERM", "SIGHUP"):  # the system shuts down, the terminal is closed
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) is signal.SIG_DFL:  # `nohup` has one ignored
            signal.signal(number, _stop)
    code = main()
    gc.freeze()  # what ends with the process is not looked through
    sys.exit(code)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 only when all was done."""
    make_showable(sys.stdout, sys.stderr)
    options = Options()
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments, options)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        _end(signal.SIGINT, options)
    except _Stopped as stop:
        _end(stop.args[0], options)
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        # nobody reads what is printed any more, as after `| head`; Windows has another word for it
        if isinstance(error, BrokenPipeError) or (
            sys.platform == "win32" and error.errno == EINVAL and not error.filename
        ):
            return 141
        _complain(f"{error.filename or 'stdout'}: {error.strerror or error}", options)
        return 1
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _LIBRARIES:
            raise
        _complain(
            _(
                "the libraries of teachers are missing; in a copy of the workbook: pip install "
                '".[teacher]"'
            ),
            options,
        )
        return 2


def _run(arguments: Sequence[str], options: Options) -> int:
    """Do what was typed; the exit code. Who cannot be served is told why, in one sentence."""
    language = language_asked(arguments)
    try:
        with argparse_speaking(language):
            _parser(language).parse_args(arguments, options)
        return options.run(options) or 0
    except InputError as error:
        _complain(error.text, options)
        return getattr(error, "status", 2)
    except Exception as error:
        from autograder.course.module import CourseError  # slow to import

        if not isinstance(error, CourseError):
            raise
        _complain(getattr(error, "text", str(error)), options)
        return 2


def _complain(reason: Message | str, options: Options) -> None:
    options.warn(_("mastermind {verb}: {reason}", verb=options.verb, reason=reason))


def _end(number: int, options: Options) -> NoReturn:
    """End at once, whatever is being judged, and say so."""
    message = _("Interrupted.")
    if options.verb == "grade":
        message = _(
            "Interrupted. What was judged is kept in {folder}; the same command goes on from "
            "there.",
            folder=options.out,
        )
    with suppress(OSError):  # the terminal may be gone
        options.warn(message)
    _end_judging()
    os._exit(128 + number)


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
