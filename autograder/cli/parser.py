"""The parser of the command line, which speaks the reader's language, and what verbs are declared
with."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from autograder.i18n.catalogue import catalogue, languages
from autograder.i18n.display import clean
from autograder.i18n.errors import InputError
from autograder.i18n.message import Message, _, plural
from autograder.i18n.reader import language as language_of

if TYPE_CHECKING:
    from autograder.course.module import Course, Module

# What argparse says itself, and asks gettext for: it is in our catalogues, with all else.
_SENTENCES_OF_ARGPARSE = (
    # Translators: argparse writes a colon after it; end with a space if your language has one
    _("positional arguments"),
    # Translators: argparse writes a colon after it; end with a space if your language has one
    _("options"),
    _("usage: "),
    _("show this help message and exit"),
    _("argument %(argument_name)s: %(message)s"),
    _("%(prog)s: error: %(message)s\n"),
    _("the following arguments are required: %s"),
    _("one of the arguments %s is required"),
    _("not allowed with argument %s"),
    _("expected one argument"),
    _("expected at most one argument"),
    _("expected at least one argument"),
    plural("expected %s argument", "expected %s arguments", count=1),
    _("ignored explicit argument %r"),
    _("ambiguous option: %(option)s could match %(matches)s"),
    _("invalid %(type)s value: %(value)r"),
    _("invalid choice: %(value)r (choose from %(choices)s)"),
)

MODULE_NAME = re.compile(r"m\d\d_\w+").fullmatch


@contextmanager
def argparse_speaking(language: str) -> Iterator[None]:
    """Let argparse say its own sentences in that language, from our catalogue, meanwhile.

    It asks gettext for them, by the language of the environment and from compiled catalogues, which
    a checkout does not have.
    """
    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=catalogue(language).sentence, ngettext=catalogue(language).plural)
    try:
        yield
    finally:
        names.update(before)


def language_asked(arguments: Sequence[str]) -> str:
    """Return the language in which to speak before the arguments are understood."""
    asked = _value_of("--lang", arguments)
    return asked if asked in languages() else language_of(_value_of("--who", arguments))


def _value_of(option: str, arguments: Sequence[str]) -> str:
    for index, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == option:
            return value if equals else "".join(arguments[index + 1 : index + 2])
    return ""


class Options(argparse.Namespace):
    """What was typed.

    Attributes:
        verb: The verb; empty while none is understood.
        lang: The language that was asked for, if one was.
    """

    verb = ""
    lang: str | None = None

    @property
    def language(self) -> str:
        """The language that was asked for, else that of the reader."""
        return self.lang or language_of()

    def say(self, message: Message) -> None:
        """Print a sentence."""
        print(message[self.language], flush=True)

    def warn(self, message: Message) -> None:
        """Print a sentence on the error stream."""
        print(message[self.language], file=sys.stderr, flush=True)


# ---------------------------------------------------------------- how a verb is declared

Argument = tuple[str, dict[str, Any]]  # its name, and what argparse has to know of it


@dataclass(frozen=True)
class Verb:
    """A verb of the command: its arguments, and the function that runs it.

    The docstring of the function is what `--help` says: its first paragraph stands above the
    arguments, a second one below. The function returns the exit code, or nothing for 0.
    """

    arguments: Sequence[Argument]
    run: Callable[[Options], int | None]


def verb(*arguments: Argument) -> Callable[[Callable[[Options], int | None]], Verb]:
    """Make a verb of the function below."""
    return partial(Verb, arguments)


def argument(name: str, purpose: str, **settings: Any) -> Argument:
    """Declare an argument.

    Args:
        name: Its name, as "--game".
        purpose: Its help in English, which is in our catalogues. A `%` in it is typed `%%`, as
            argparse wants it.
        settings: What else `ArgumentParser.add_argument` takes; `metavar` may be a message.
    """
    return name, {"help": Message(purpose), **settings}


def flag(name: str, purpose: str) -> Argument:
    """Declare an option without a value."""
    return argument(name, purpose, action="store_true")


def number(name: str, purpose: str, default: int | None = None) -> Argument:
    """Declare an option whose value is a whole number above 0."""
    return argument(name, purpose, type=_positive, default=default, metavar="N")


def path(name: str, metavar: Message, purpose: str, **settings: Any) -> Argument:
    """Declare an argument that is a path."""
    return argument(name, purpose, type=_path, metavar=metavar, **settings)


def _positive(typed: str) -> int:
    if not typed.isdecimal() or not int(typed):
        raise InputError(_("{value} is no whole number from 1 on", value=clean(typed, 40)))
    return int(typed)


def _path(typed: str) -> Path:
    if not typed:
        raise InputError(_("the name is empty"))
    return Path(typed)


DIR, FILE, FOLDER = _("DIR"), _("FILE"), _("FOLDER")
NAME, FUNCTION = _("NAME"), _("FUNCTION")
MODULE = argument("module", "as m02_pegs", metavar="MODULE")
MODULES = argument(
    "--module",
    "only this one, as m02_pegs; repeat for several",
    action="append",
    default=[],
    metavar="MODULE",
)


def modules_of(course: "Course", slugs: Sequence[str]) -> "list[Module]":
    """Return the modules that were named, each once; all of the course when none was.

    Raises:
        UnknownModule: There is none of that name.
    """
    return [course.module(slug) for slug in dict.fromkeys(slugs or course.modules)]


# ---------------------------------------------------------------- the parser


class Parser(argparse.ArgumentParser):
    """A parser whose texts are in one language, and which proposes what was probably meant.

    Attributes:
        language: That of the reader.
    """

    def __init__(self, language: str, **settings: Any):
        super().__init__(**settings)
        self.language = language

    def say(self, text: Message) -> str:
        """Return the text in the reader's language."""
        return text[self.language]

    def declare(self, arguments: Iterable[Argument]) -> None:
        """Add arguments, and the option that every parser has."""
        language = argument(
            "--lang",
            "language of what is shown; check, hint, hunt and play remember it",
            choices=languages(),
            default=argparse.SUPPRESS,
        )
        for name, settings in (*arguments, language):
            said: dict[str, Any] = {
                key: self.say(value) if isinstance(value, Message) else value
                for key, value in settings.items()
            }
            self.add_argument(name, **said)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the options. Whatever nobody knows is refused, with a proposal."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            problem = _("unrecognized arguments: {words}", words=clean(" ".join(unknown)))
            typed = unknown[0].partition("=")[0]
            meant = get_close_matches(typed, self._option_string_actions, n=1)
            module = next(filter(MODULE_NAME, args), "")
            if module and getattr(options, "module", None) == []:
                meant = [f"--module {module}"]
            self.error(self._proposing(self.say(problem), meant))
        return options, unknown

    def _proposing(self, problem: str, meant: Sequence[str]) -> str:
        if not meant:
            return problem
        return self.say(_("{problem}. Did you mean {meant}?", problem=problem, meant=meant[0]))

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except InputError as problem:
            raise argparse.ArgumentError(action, self.say(problem.text)) from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            close = get_close_matches(value, action.choices or (), n=1)
            error.message = self._proposing(error.message, close)
            raise
