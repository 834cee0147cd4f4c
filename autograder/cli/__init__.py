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

from autograder.cli.parser import (
    Parser,
    add_language,
    argparse_speaking,
    language_asked,
    value_of,
)
from autograder.i18n.characters import make_showable
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language

# by whom they are for, as `--help` lists them: the module of each verb, whose function of the same
# name runs it, and what it does in one line
_GROUPS: dict[Message, dict[str, tuple[str, Message]]] = {
    # Translators: argparse writes a colon after it; end with a space if your language has one
    _("for learners"): {
        "start": ("learn", _("write exercises and lessons into a folder of yours")),
        "check": ("learn", _("check your own answer to a module")),
        "hint": ("learn", _("show a hint for one function")),
        "hunt": ("learn", _("hunt wrong programs with examples of your own")),
        "play": ("learn", _("play Mastermind in the terminal")),
        "tree": ("tree", _("make or check a whole strategy: the optimal one, Knuth's…")),
    },
    # Translators: argparse writes a colon after it; end with a space if your language has one
    _("for teachers"): {
        "grade": ("grade", _("grade what a class has handed in")),
        "student": ("teach", _("make one folder, or a .zip, to hand out to learners")),
        "classroom": ("teach", _("make a course folder for nbgrader, or a class.toml")),
        "export": ("teach", _("make what Gradescope, GitHub, Dolos… need for a module")),
        "league": ("league", _("let the decoders of a class play against each other")),
        "doctor": ("teach", _("try out the confinement on this machine")),
        "forget": ("teach", _("delete all that was written about one learner")),
        "demo": ("teach", _("write a class of 30 submissions to try things on")),
        "site": ("teach", _("make a website that checks answers in the browser")),
    },
    # Translators: argparse writes a colon after it; end with a space if your language has one
    _("for authors"): {
        "build": ("author", _("write the exercises from their sources")),
        "observe": ("author", _("record how the known answers behave")),
        "audit": ("author", _("find what is missing: texts, checks, answers")),
        "new": ("author", _("start a module of your own")),
        "reproduce": ("reproduce", _("compute the numbers of the course again")),
    },
}
_VERBS = {verb: entry for verbs in _GROUPS.values() for verb, entry in verbs.items()}
_IN_EVERY_PACKAGE = ("start", "check", "hint", "hunt", "play")
_OF_A_CLASS = ("grade", "doctor")
_MAY_TAKE = ("--trace", "--predict")  # options with a value that may be left out


_NEED_LIBRARIES = (*_OF_A_CLASS, "forget", "league", "export", "site", "build", "new")
_LIBRARIES = (
    "jinja2",
    "latex2mathml",
    "markdown_it",
    "msgspec",
    "xlsxwriter",
)  # the extra `teacher` of pyproject.toml


def _is_here(verb: str) -> bool:
    """Whether this package can do it: the one that teachers hand out judges no class, and one that
    does no more."""
    if verb in _IN_EVERY_PACKAGE:
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
                    '--force-reinstall ".[teacher]"',
                    verb=self.verb,
                )
            )
            self.exit(2, f"{said}\n")
        if self.verb in _NEED_LIBRARIES and not all(map(find_spec, _LIBRARIES)):
            said = self.say(
                _(
                    "`mastermind {verb}` needs the libraries of teachers: in a copy of the "
                    'workbook, pip install ".[teacher]"',
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
    parser.describe(
        _("Exercises on Mastermind: learn with them, grade a class safely, write more of them."),
        _("`mastermind VERB --help` says more about a verb."),
    )
    verbs = parser.add_subparsers(
        dest="verb", required=True, metavar=parser.say(_("VERB")), parser_class=_Verb
    )
    parser.add_argument(
        "--version", action=_Version, nargs=0, help=_("show the version, and that of Python")
    )
    add_language(parser, default=argparse.SUPPRESS)
    for title, group in _GROUPS.items():
        listed = parser.add_argument_group(parser.say(title))
        for verb, (_unused, line) in group.items():
            if _is_here(verb):
                verbs.add_parser(verb, verb=verb, language=spoken, help=parser.say(line))
                # argparse would list all of them as one group
                listed._group_actions.append(verbs._choices_actions.pop())
            else:
                verbs.add_parser(verb, verb=verb, language=spoken)
    parser._positionals._group_actions.clear()
    parser._action_groups.append(parser._action_groups.pop(1))  # the options last
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
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        if _is_closed(error):
            return 141
        _complain(f"{error.filename or 'stdout'}: {error.strerror or error}", options)
        return 1
    except Exception as error:
        if behind := _stopped_by(error):
            _end(behind, options)
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
        if options.verb == "grade"
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
    _complain(getattr(error, "text", None) or str(error), options)
    return getattr(error, "status", 2)


def _complain(reason: Message | str, options: argparse.Namespace) -> None:
    said = _("mastermind {verb}: {reason}", verb=options.verb, reason=reason)
    print(said[_language(options)], file=sys.stderr)
