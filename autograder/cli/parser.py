"""A parser of the command line that speaks the reader's language, and proposes what was probably
meant."""

import argparse
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.i18n.catalogue import catalogue, languages
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _, plural
from autograder.i18n.reader import language as language_of

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
)

MODULE_NAME = re.compile(r"m\d\d_\w+").fullmatch


def language_asked(arguments: Sequence[str]) -> str:
    """The language of what is said before the arguments are understood: that of `--lang`, else the
    reader's."""
    asked = value_of("--lang", arguments)
    return asked if asked in languages() else language_of(value_of("--who", arguments))


def value_of(option: str, arguments: Sequence[str]) -> str:
    for rank, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == option:
            return value if equals else next(iter(arguments[rank + 1 :]), "")
    return ""


@contextmanager
def argparse_speaking(language: str) -> Iterator[None]:
    """Let argparse say its own sentences in that language, from our catalogue, meanwhile.

    It asks gettext for them, by the language of the environment, and offers no other way.
    """
    names = vars(argparse)
    before = names["_"], names["ngettext"]
    names["_"] = catalogue(language).sentence
    names["ngettext"] = catalogue(language).plural
    try:
        yield
    finally:
        names["_"], names["ngettext"] = before


class Unfit(argparse.ArgumentTypeError):
    """What was typed for an argument cannot be its value; the sentence says why, in both
    languages."""

    def __init__(self, text: Message):
        super().__init__(text["en"])
        self.text = text


def _path(name: str) -> Path:
    """Return the path that somebody typed."""
    if not name:
        raise Unfit(_("the name is empty"))
    return Path(name)


def positive(typed: str) -> int:
    """Return the number that somebody typed, where it is above 0."""
    if not typed.isdecimal() or not int(typed):
        raise Unfit(_("{value} is no whole number from 1 on", value=typed))
    return int(typed)


class Parser(argparse.ArgumentParser):
    """A parser whose texts are in one language.

    Attributes:
        language: That of the reader.
    """

    def __init__(self, language: str, **options: Any):
        super().__init__(**options)
        self.language = language

    def say(self, text: Message) -> str:
        """Return the text in the reader's language."""
        return text[self.language]

    def describe(self, description: Message, epilog: Message | None = None) -> None:
        """Set what is shown above and below the arguments."""
        self.description = self.say(description)
        self.epilog = self.say(epilog) if epilog else None

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:
        """Add an argument, whose help and metavar may be messages.

        A `%` in a help is typed `%%`, as argparse wants it.
        """
        said: dict[str, Any] = {
            name: self.say(value) if isinstance(value, Message) else value
            for name, value in options.items()
        }
        return super().add_argument(*names, **said)

    def add_flag(self, name: str, purpose: Message) -> None:
        """Add an option without a value."""
        self.add_argument(name, action="store_true", help=purpose)

    def add_number(self, name: str, default: int | None, purpose: Message) -> None:
        """Add an option whose value is a whole number."""
        self.add_argument(name, type=int, default=default, metavar="N", help=purpose)

    def add_path(self, name: str, metavar: Message, purpose: Message, **options: Any) -> None:
        """Add an argument that is a path."""
        self.add_argument(name, type=_path, metavar=metavar, help=purpose, **options)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The options. Whatever nobody knows is refused, with a proposal."""
        found, unknown = self.parse_known_args(args, namespace)
        self.refuse(unknown)
        return found

    def refuse(self, unknown: Sequence[str], typed: Sequence[str] = ()) -> None:
        """End with an error when there are words that are no argument of this parser.

        Args:
            unknown: They.
            typed: All words, among which the name of a module may stand where its option is
                missing.
        """
        if unknown:
            said = _("unrecognized arguments: {words}", words=clean(" ".join(unknown)))
            module = next(filter(MODULE_NAME, typed), "")
            if (
                module
                and "--module" in self._option_string_actions
                and not value_of("--module", typed)
            ):
                self.error(
                    self.say(
                        _(
                            "{problem}. Did you mean {meant}?",
                            problem=said,
                            meant=f"--module {module}",
                        )
                    )
                )
            self.error(
                self._with_proposal(said, unknown[0].partition("=")[0], self._option_string_actions)
            )

    def _with_proposal(self, problem: Message, typed: str, known: Iterable[str]) -> str:
        from difflib import get_close_matches  # somebody mistyped, and can wait

        for meant in get_close_matches(typed, known, n=1):
            problem = _("{problem}. Did you mean {meant}?", problem=problem, meant=meant)
        return self.say(problem)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            if isinstance(error.__context__, Unfit):
                error.message = self.say(error.__context__.text)
            elif action.type is int:
                error.message = self.say(
                    _("a whole number is expected, not {value}", value=repr(clean(arg_string)))
                )
            raise

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = [*map(str, action.choices)]
            said = _(
                "invalid choice: {value} (choose from {choices})",
                value=repr(clean(str(value))),
                choices=", ".join(choices),
            )
            raise argparse.ArgumentError(action, self._with_proposal(said, str(value), choices))


def add_language(
    parser: Parser, default: str = "", purpose: Message = _("language of what is shown")
) -> None:
    """Let the command say in which language to speak; by default that of the reader."""
    parser.add_argument(
        "--lang", choices=languages(), default=default or parser.language, help=purpose
    )
