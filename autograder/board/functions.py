"""A learner's functions, called from the board: whatever they do, the answer is a value or a
sentence."""

import builtins
import io
import operator
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from autograder.board.rules import Answer, Code, Rules, score, typed
from autograder.checking.meaning import with_meaning
from autograder.checking.sentences import ASKED_ALONE, ENDLESS, NOTHING, RETURNED, TIMEOUT
from autograder.i18n.display import clean, show, show_call
from autograder.i18n.message import Message, _
from autograder.sandbox.deadline import TooLong, deadline

PLAYED_INSTEAD = _("The board plays {code} in its place.")


Function = Callable[..., Any]
Value = TypeVar("Value")
Essai = tuple[list[int], int, int]  # a proposition and its answer, as the exercises write them

SECONDS = 2.0  # for one call
GAME_SECONDS = 10.0  # for a decoder to make a proposition: it looks at all codes
_MOST_OUTPUT = 100_000  # characters


class Trouble(Exception):
    """A function of the learner did not do what it is for; the sentence says what happened."""

    def __init__(self, text: Message):
        super().__init__(text["en"])
        self.text = text


class _Asked(BaseException):
    """A learner's function asked for input, of which there is none."""

    def __init__(self, shown: str):
        super().__init__()
        self.shown = shown  # what it printed since the last line typed


class _TooMuchOutput(BaseException):
    """A learner's function printed without end."""


class _Output(io.StringIO):
    """What is printed, up to a limit."""

    def write(self, text: str) -> int:
        if self.tell() > _MOST_OUTPUT:
            raise _TooMuchOutput
        return super().write(text)


class People:
    """A function of the learner, with a time limit. Once it has not ended in time, it is not called
    again."""

    def __init__(self, function: Function, seconds: float | None = None):
        self.function, self.seconds = function, seconds or SECONDS
        self.name = clean(str(getattr(function, "__name__", None) or type(function).__name__), 60)
        self._endless = False

    def run(self, work: Callable[[], Value], call: str, typed: Sequence[str] = ()) -> Value:
        """The value of `work`, which calls the function. Raises Trouble, in which `call` stands for
        what was done."""
        if self._endless:
            raise Trouble(
                _(
                    "`{name}` did not end the last time; it is not called again. Correct it, and "
                    "call play again.",
                    name=self.name,
                )
            )
        try:
            with _aside(typed), deadline(self.seconds):
                return work()
        except TooLong:
            self._endless = True
            raise Trouble(TIMEOUT.format(call=call, seconds=self.seconds) + ENDLESS) from None
        except _Asked:
            raise Trouble(_("`{call}` asks for input.", call=call) + ASKED_ALONE) from None
        except _TooMuchOutput:
            raise Trouble(_("`{call}` prints without end.", call=call)) from None
        except BaseException as error:  # SystemExit too
            said = _("`{call}` stopped with `{error}`.", call=call, error=_said(error))
            raise Trouble(with_meaning(said, _said(error))) from None


def _said(error: BaseException) -> str:
    """An exception as Python shows it; what its own text says may fail as well."""
    try:
        text = str(error)
    except BaseException:
        text = ""
    return clean(f"{type(error).__name__}: {text}" if text else type(error).__name__, 200)


def _whole(value: object) -> int | None:
    try:
        return None if isinstance(value, bool) else operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


@contextmanager
def _aside(typed: Sequence[str]) -> Iterator[_Output]:
    """What is printed is kept from the notebook, and what is typed comes from here."""
    output, lines, own = _Output(), iter(typed), builtins.input

    def ask(prompt: object = "", /) -> str:
        output.write(str(prompt))
        for line in lines:
            output.seek(0)
            output.truncate()  # what was shown before is no longer of use
            return line
        raise _Asked(output.getvalue())

    builtins.input = ask
    try:
        with redirect_stdout(output), redirect_stderr(output):
            yield output
    finally:
        builtins.input = own


# ---------------------------------------------------------------- scores


@dataclass(frozen=True)
class WrongScore:
    """A wrong number, or none: the call in full, and what may be said while the code is still
    hidden."""

    meanwhile: Message
    call: Message


class Scorer:
    """`bien_places` and `mal_places` of a learner, or one function that returns both numbers."""

    def __init__(self, functions: Sequence[Function]):
        self.functions = [People(function) for function in functions]

    def mistakes(self, code: Code, guess: Code) -> list[WrongScore]:
        """The learner's functions that answer that proposition wrongly, with what they should
        say."""
        expected = score(code, guess)
        parts: Sequence[int | Answer] = expected if len(self.functions) == 2 else [expected]
        return [
            mistake
            for function, part in zip(self.functions, parts, strict=True)
            for mistake in _mistakes(function, code, guess, part)
        ]


def _mistakes(
    function: People, code: Code, guess: Code, expected: int | Answer
) -> Iterator[WrongScore]:
    arguments = list(code), list(guess)
    call = show_call(function.name, arguments)

    def work() -> tuple[bool, str]:
        value = function.function(*arguments)
        pair = isinstance(expected, tuple) and isinstance(value, list | tuple)
        return (tuple(map(_whole, value)) if pair else _whole(value)) == expected, show(value)

    try:
        right, received = function.run(work, call)
    except Trouble as trouble:
        hidden = trouble.text.with_words(lambda words: words.replace(call, f"{function.name}(…)"))
        yield WrongScore(hidden, trouble.text)
        return
    if not right:
        values = {"received": received, "expected": show(expected)}
        sentence = NOTHING if received == "None" else RETURNED
        yield WrongScore(
            _("`{name}` says {received}; {expected} is right.", name=function.name, **values),
            sentence.format(call=call, **values),
        )
    if arguments != (list(code), list(guess)):
        meanwhile = _("`{name}` changes the lists it is given.", name=function.name)
        yield WrongScore(
            meanwhile,
            _(
                "During `{call}`, the arguments became `{received}`.",
                call=call,
                received=show(arguments),
            ),
        )


# ---------------------------------------------------------------- codes


def draw(setting: Rules, source: Function) -> Code:
    """A code of the learner's `creer_code`. Raises Trouble when it is none."""
    function = People(source)
    call = f"{function.name}()"

    def work() -> tuple[Code | None, str]:
        value = source()
        pegs = [_whole(peg) for peg in value] if isinstance(value, list | tuple) else None
        return tuple(peg or 0 for peg in pegs) if setting.is_code(pegs) and pegs else None, show(
            value
        )

    code, received = function.run(work, call)
    if code is None:
        raise Trouble(
            _(
                "`{call}` returned `{received}`; a list of {length} whole numbers from 1 to "
                "{colours} was expected.",
                call=call,
                received=received,
                length=setting.length,
                colours=setting.colours,
            )
        )
    return code


# ---------------------------------------------------------------- decoders


class ScoreJudge:
    """A decoder made of the learner's `test_code(code, essais)`: the first code, in order, that it
    accepts."""

    scripted: ClassVar[bool] = False

    def __init__(self, function: Function):
        self.function = People(function, GAME_SECONDS)
        self.name: str | None = self.function.name

    def propose(
        self, setting: Rules, essais: list[Essai], candidates: tuple[Code, ...]
    ) -> tuple[Code, list[Message]]:
        """The first code that is consistent with all `essais`, and what the learner's function says
        otherwise."""
        judge, name = self.function.function, self.function.name

        def work() -> tuple[Code, str] | None:
            for code in setting.codes():
                expected = code == candidates[0]
                received = judge(
                    list(code),
                    [(list(guess), well, misplaced) for guess, well, misplaced in essais],
                )
                if bool(received) != expected:
                    return code, show(received)
                if expected:
                    break
            return None

        try:
            wrong = self.function.run(work, f"{name}(code, {show(essais)})")
        except Trouble as trouble:
            return candidates[0], [trouble.text]
        if wrong is None:
            return candidates[0], []
        code, received = wrong
        call = show_call(name, (list(code), essais))
        note = RETURNED.format(call=call, received=received, expected=show(code == candidates[0]))
        return candidates[0], [
            note,
            *_inconsistency(code, essais),
            PLAYED_INSTEAD.format(code=typed(candidates[0])),
        ]


class ProgramPlayer:
    """A decoder that is a whole program, as `jeu_2()`: it shows its propositions, and asks for the
    answers.

    It is started anew for each proposition, and told all answers so far.
    """

    scripted: ClassVar[bool] = True

    def __init__(self, function: Function):
        self.function = People(function, GAME_SECONDS)
        self.name: str | None = self.function.name
        self.chance = random.getstate()
        self.two_questions = False
        self.failed = False

    def propose(
        self, setting: Rules, essais: list[Essai], candidates: tuple[Code, ...]
    ) -> tuple[Code, list[Message]]:
        """What it proposes, and what is wrong with that; our own proposition when it makes none."""
        self.failed = self.failed and bool(essais)  # a new game is a new chance
        if self.failed:  # it would take the answers to our propositions for answers to its own
            return candidates[0], [PLAYED_INSTEAD.format(code=typed(candidates[0]))]
        try:
            code = self._started(setting, essais)
        except Trouble as trouble:
            self.failed = True
            return candidates[0], [
                trouble.text,
                PLAYED_INSTEAD.format(code=typed(candidates[0])),
            ]
        return code, _inconsistency(code, essais)

    def _started(self, setting: Rules, essais: list[Essai]) -> Code:
        ways = [self.two_questions, not self.two_questions] if essais else [self.two_questions]
        for way in ways:
            try:
                code = self._run(setting, essais, way)
            except Trouble as trouble:
                problem = trouble
            else:
                self.two_questions = way
                return code
        raise problem

    def _run(self, setting: Rules, essais: list[Essai], two_questions: bool) -> Code:
        from autograder.checking.games import codes_in

        between = "\n" if two_questions else " "
        lines = "\n".join(
            f"{well}{between}{misplaced}" for _unused, well, misplaced in essais
        ).splitlines()

        def work() -> str | None:
            try:
                self.function.function()
            except _Asked as asked:
                return asked.shown
            return None

        call = f"{self.function.name}()"
        here = random.getstate()
        random.setstate(self.chance)
        try:
            shown = self.function.run(work, call, lines)
        finally:
            random.setstate(here)
        if shown is None:
            raise Trouble(_("`{call}` ended without asking for the next answer.", call=call))
        codes = codes_in(shown)
        if not codes:
            raise Trouble(
                _(
                    "`{call}` asked for an answer, and no proposition can be read in what it "
                    "showed.",
                    call=call,
                )
            )
        return tuple(codes[-1])


def _inconsistency(code: Code, essais: list[Essai]) -> list[Message]:
    """The first answer that this code contradicts, in a sentence; nothing when it is consistent
    with all."""
    for number, (guess, well, misplaced) in enumerate(essais, 1):
        given = score(code, tuple(guess))
        if given != (well, misplaced):
            values = {"given": typed(given), "was": typed((well, misplaced))}
            return [
                _(
                    "Were {code} the code, the answer to proposition {number} would have been "
                    "{given}, and it was {was}.",
                    code=typed(code),
                    number=number,
                    **values,
                )
            ]
    return []
