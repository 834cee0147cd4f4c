"""How a match begins: what `play` is called with, in a notebook or in a terminal."""

import inspect
import sys
from collections.abc import Callable
from typing import Any

from autograder.board.functions import People, ProgramPlayer, ScoreJudge, Scorer
from autograder.board.match import Computer, Decoder, Match
from autograder.board.rules import Rules
from autograder.i18n.catalogue import languages
from autograder.i18n.display import show
from autograder.i18n.message import Message, _
from autograder.i18n.reader import language

EXAMPLES = _(
    "play(score=(bien_places, mal_places)), play(code=creer_code) or play(codebreaker=test_code)"
)


EVIL = "evil"  # as a code: there is none
MOST_CODES = 60_000  # more would keep the player waiting, in a browser above all


class Unplayable(Exception):
    """`play` was called with something it cannot use; the sentence says what it takes."""

    def __init__(self, text: Message):
        super().__init__(text["en"])
        self.text = text


class Play:
    """Play Mastermind: `play()` shows a board in a notebook, and plays in the terminal elsewhere.

    `score`: your functions, `(bien_places, mal_places)`, or one that returns both numbers; the
    board says where they are wrong. `code`: your function `creer_code`, a code, or "evil" for a
    codemaker who has none. `codebreaker`: who looks for the code that you hold, "computer" or your
    function, `test_code` or `jeu_2`. `lang`: the language of the board, as "en".
    """

    def __call__(
        self,
        *unnamed: Any,
        colours: int = 6,
        length: int = 4,
        tries: int = 10,
        score: Any = None,
        code: Any = None,
        codebreaker: Any = None,
        lang: str | None = None,
        **unknown: Any,
    ) -> None:
        """Start a game; what cannot be used is said in a sentence."""
        chosen = lang if lang in languages() else language()
        try:
            if unnamed:
                raise Unplayable(
                    _(
                        "play: say what `{given}` is for, as in {examples}.",
                        given=", ".join(map(_name, unnamed)),
                        examples=EXAMPLES,
                    )
                )
            if unknown:
                raise Unplayable(
                    _(
                        "play: it takes no `{given}`; it takes {taken}.",
                        given=", ".join(unknown),
                        taken=_taken(),
                    )
                )
            if lang not in (None, *languages()):
                raise Unplayable(
                    _("play: lang is one of {languages}.", languages=", ".join(languages()))
                )
            match = match_of(
                colours, length, tries, score=score, code=code, codebreaker=codebreaker
            )
            if _in_notebook():
                _show(match, chosen)
            else:
                from autograder.board.terminal import converse

                converse(match, chosen)
        except Unplayable as problem:
            print(problem.text[chosen])

    def __repr__(self) -> str:
        """Show the board also to those who forget the parentheses."""
        return _(
            "Put parentheses after play: play() starts a game. Your own functions go between "
            "them: {examples}.",
            examples=EXAMPLES,
        )[language()]


play = Play()


def match_of(
    colours: int = 6,
    length: int = 4,
    tries: int = 10,
    *,
    score: Any = None,
    code: Any = None,
    codebreaker: Any = None,
) -> Match:
    """A match as `play` describes it. Raises Unplayable."""
    sizes = (colours, length, tries)
    if any(type(size) is not int for size in sizes) or not (
        2 <= colours <= 9 and 1 <= length <= 6 and tries >= 1
    ):
        raise Unplayable(
            _(
                "play: colours must be a whole number from 2 to 9, length from 1 to 6, tries at "
                "least 1."
            )
        )
    count = colours**length
    if count > MOST_CODES:
        raise Unplayable(
            _(
                "play: with {colours} colours and {length} pegs there are {count} codes, too many "
                "to follow; take fewer than {most}.",
                colours=colours,
                length=length,
                count=count,
                most=MOST_CODES,
            )
        )
    setting = Rules(colours, length, tries)
    return Match(
        setting,
        scorer=None if score is None else _scorer(score),
        code=None if code in (None, EVIL) else _code(code, setting),
        evil=code == EVIL,
        decoder=_decoder(codebreaker, setting),
        reverse=codebreaker is not None,
    )


def _scorer(score: Any) -> Scorer:
    functions = list(score) if isinstance(score, list | tuple) else [score]
    if len(functions) not in (1, 2) or not all(map(callable, functions)):
        raise Unplayable(
            _(
                "play: score takes your two functions, score=(bien_places, mal_places), or one "
                "that returns both numbers."
            )
        )
    return Scorer(functions)


def _code(code: Any, setting: Rules) -> Any:
    if callable(code):
        return code
    if isinstance(code, list | tuple) and setting.is_code(code):
        return tuple(code)
    raise Unplayable(
        _(
            "play: code takes a function such as creer_code, a list of {length} whole numbers "
            'from 1 to {colours}, or "evil".',
            length=setting.length,
            colours=setting.colours,
        )
    )


def _decoder(codebreaker: Any, setting: Rules) -> Decoder:
    if codebreaker in (None, "computer"):
        return Computer()
    if not callable(codebreaker):
        raise Unplayable(
            _(
                'play: codebreaker takes "computer", or your function test_code(code, essais) or '
                "jeu_2()."
            )
        )
    if _arguments(codebreaker) != 0:
        return ScoreJudge(codebreaker)
    if (setting.colours, setting.length) != (6, 4):
        raise Unplayable(
            _(
                "play: `{name}` without arguments plays the classic game, 6 colours and 4 pegs; "
                "leave out colours and length.",
                name=People(codebreaker).name,
            )
        )
    return ProgramPlayer(codebreaker)


def _arguments(function: Callable[..., Any]) -> int | None:
    """The number of arguments a function must be given; None when that cannot be known."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return None
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(
        parameter.kind in kinds and parameter.default is parameter.empty for parameter in parameters
    )


def _taken() -> str:
    """The names of the arguments."""
    return ", ".join(
        name
        for name, one in inspect.signature(play).parameters.items()
        if one.kind is one.KEYWORD_ONLY
    )


def _name(value: Any) -> str:
    return People(value).name if callable(value) else show(value)


def _in_notebook() -> bool:
    """Whether this runs in a notebook: in a shell of IPython that is not a terminal's."""
    ipython = sys.modules.get("IPython")  # whoever runs a notebook has imported it
    shell = ipython.get_ipython() if ipython else None
    return shell is not None and type(shell).__name__ != "TerminalInteractiveShell"


def _show(match: Match, chosen: str) -> None:
    try:
        from autograder.board.widget import Board
    except ImportError as error:
        if error.name != "anywidget":
            raise
        raise Unplayable(
            _(
                "The board needs the library anywidget: run `%pip install anywidget`, then restart "
                "the kernel."
            )
        ) from None
    from IPython.display import display

    display(Board(match, chosen))  # type: ignore[no-untyped-call]
