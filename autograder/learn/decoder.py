"""A learner's own decoder over all codes of the classic game: played in the sandbox, then held against the optimum."""

import ast
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text as Styled

from autograder.board.rules import Rules, score, typed
from autograder.course.module import Course, Module
from autograder.i18n import for_learners
from autograder.i18n import league as of_a_league
from autograder.i18n import review as said
from autograder.i18n.display import clean, show
from autograder.i18n.errors import InputError
from autograder.i18n.text import Text
from autograder.intake import Submission, defines
from autograder.learn.console import console_for, print_part
from autograder.learn.own_file import file_or_module, read_own
from autograder.numbers.review import Place, Sheet, expected_of, sheet
from autograder.numbers.values import Code, Turn
from autograder.sandbox.client import SandboxError
from autograder.sandbox.servers import own_sandbox
from autograder.testing.cases import Cases
from autograder.testing.outcomes import NotLoadable, Outcome
from autograder.testing.runner import Runner, Session
from autograder.testing.transcripts import codes_in

_PROGRAM = ("m04_codebreaker", "jeu_2")  # it asks for answers; its module lends what it lacks
_STRATEGIES = ("m10_optimum", ("first_consistent", "minimax", "expected_size", "max_entropy", "most_parts"))
_RULES = Rules()
_CODES = [list(code) for code in _RULES.codes()]
_CALL_SECONDS, _RENEWED_SECONDS, _ALL_SECONDS = 30.0, 20.0, 3600.0
_SOME_CODE = (2, 4, 5, 3)  # not found at once: it shows how a program asks
_MOST_TRIES = 30  # of a program; a code has always been found long before
_REFUSALS = 3  # questions without a proposition that are answered
_PLACES = 5  # shown
_COUNTED = 216  # codes, after which a line in a pipe says how far it is


@dataclass(frozen=True)
class _Decoder:
    """A function of a file, and the names of its parameters."""

    name: str
    parameters: int


Played = tuple[str, list[list[Turn]]]  # the name of a decoder, and its games


def played(course: Course, options: Namespace) -> Played:
    """Play all codes. Raises InputError."""
    language, console = options.lang, console_for(options.plain)
    submission = read_own(course.module(_PROGRAM[0]), file_or_module(course, options.decoder, language))
    decoder = _chosen(submission.source, options.function)
    module = course.module(_STRATEGIES[0] if decoder.parameters else _PROGRAM[0])
    with closing(own_sandbox()) as sandbox:
        runner = Runner(
            sandbox, submission, [decoder.name], {}, Session(_ALL_SECONDS), supplied=_lent(module, submission)
        )
        playing = _strategy(runner, decoder.name) if decoder.parameters else _program(runner, decoder.name)
        with closing(runner):
            try:
                games = list(_counted(playing, console, language))
            except NotLoadable as problem:
                raise InputError(problem.reason) from None
            except SandboxError as problem:
                raise InputError(said.NOT_PLAYED.format(reason=problem)) from None
    return decoder.name, games


def reviewed(games: Sequence[Sequence[Turn]]) -> Sheet:
    """Where games lose their tries."""
    expected = expected_of(_RULES.length, _RULES.colours)
    assert expected
    return sheet(expected, games)


def tell(found: Sheet, name: str, options: Namespace) -> None:
    """Print a sheet."""
    console = console_for(options.plain)
    for line in told(found, name, options.lang):
        print_part(console, Styled(line))


def _counted(games: Iterator[list[Turn]], console: Console, language: str) -> Iterator[list[Turn]]:
    """The games as they come; meanwhile it is shown how many were played, in a pipe now and then."""
    status = console.status(said.PLAYING.format(count=0)[language]) if console.is_terminal else None
    with status or nullcontext():
        for count, game in enumerate(games, 1):
            line = said.PLAYING.format(count=count)[language]
            if status:
                status.update(line)
            elif count % _COUNTED == 0:
                print(line, file=sys.stderr, flush=True)
            yield game


def told(found: Sheet, name: str, language: str) -> Iterator[str]:
    """A sheet, line by line."""
    mean = f"{found.total / len(_CODES):.3f}"
    values = {"name": name, "total": found.total, "mean": Text(mean, mean.replace(".", ","))}
    yield said.DECODER.format(**values, optimum=found.optimum, lost=said.amount(found.lost))[language]
    yield ""
    heads = [one[language] for one in said.SHEET_COLUMNS]
    rows = [(str(n), str(games), said.amount(lost)[language]) for n, (games, lost) in enumerate(found.by_move, 1)]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    if found.places:
        yield f"\n{said.WHERE[language]}"
    for place in found.places[:_PLACES]:
        yield f"- {_place(place)[language]}"


def _place(place: Place) -> Text:
    when = _after(place.turns)
    values = {"guess": typed(place.guess), "best": typed(place.best), "lost": said.amount(place.lost)}
    return said.PLACE.format(when=when, games=place.games, **values)


def _after(turns: Sequence[Turn]) -> Text:
    history = ", ".join(f"{typed(guess)} → {typed(answer)}" for guess, answer in turns)
    return said.AFTER.format(history=history) if turns else said.AT_THE_START


# ---------------------------------------------------------------- which function


def _chosen(source: str, wanted: str | None) -> _Decoder:
    """The function that is asked for, or the only one that can be meant."""
    found = {one.name: _Decoder(one.name, len(one.args.args) - len(one.args.defaults)) for one in _functions(source)}
    known = [name for name in (_PROGRAM[1], *_STRATEGIES[1]) if name in found]
    names = [wanted] if wanted else known or list(found)
    if len(names) != 1:
        raise InputError(said.WHICH_FUNCTION.format(names=", ".join(names) or "–"))
    if names[0] not in found:
        raise InputError(said.NO_FUNCTION.format(name=clean(names[0], 60), names=", ".join(found) or "–"))
    decoder = found[names[0]]
    if decoder.parameters not in (0, 2):
        count = decoder.parameters
        arguments = said.ONE_ARGUMENT if count == 1 else said.ARGUMENTS.format(count=count)
        raise InputError(said.NO_DECODER.format(name=decoder.name, arguments=arguments))
    return decoder


def _functions(source: str) -> list[ast.FunctionDef]:
    try:
        return [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    except (SyntaxError, ValueError, RecursionError):
        raise InputError(said.NO_PYTHON) from None


def _lent(module: Module, submission: Submission) -> tuple[list[str], str] | None:
    """What the module builds on, or asks for, that the file does not define."""
    tasks = [task.name for one in (*module.earlier, module) for task in one.tasks]
    missing = [name for name in tasks if not defines(submission.source, [name])]
    return (missing, module.source_of(missing)) if missing else None


# ---------------------------------------------------------------- a strategy of two lists


def _strategy(runner: Runner, name: str) -> Iterator[list[Turn]]:
    """The games of a function that gets the candidates and all codes, and returns a guess; for each code one."""
    places: list[tuple[list[Turn], list[Code]]] = [([], list(_RULES.codes()))]
    renewed = _renewing(runner)
    while places:
        later = []
        for turns, left in places:
            cases = Cases([([list(code) for code in left], _CODES)], seconds=_CALL_SECONDS)
            guess = _guess(name, turns, runner.run(name, cases).outcomes[-1])
            renewed()
            parts: dict[tuple[int, int], list[Code]] = {}
            for code in left:
                parts.setdefault(score(code, guess), []).append(code)
            if len(parts) == 1 and _RULES.win not in parts:
                raise InputError(said.TEACHES_NOTHING.format(name=name, when=_after(turns), guess=typed(guess)))
            for answer, part in parts.items():
                if answer == _RULES.win:
                    yield [*turns, (guess, answer)]
                else:
                    later.append(([*turns, (guess, answer)], part))
        places = later


def _guess(name: str, turns: Sequence[Turn], outcome: Outcome) -> Code:
    """What was proposed. Raises InputError when it is no code."""
    if outcome.gone or outcome.raised:
        raise InputError(said.STOPPED.format(name=name, when=_after(turns), reason=_reason(outcome)))
    value = list(outcome.value) if isinstance(outcome.value, list | tuple) else None
    if not _RULES.is_code(value):
        raise InputError(said.NO_CODE.format(name=name, when=_after(turns), value=show(outcome.value)))
    assert value
    return tuple(value)


def _reason(outcome: Outcome) -> Text:
    if outcome.gone:
        return for_learners.ending(outcome.gone.why, outcome.gone.detail)
    return Text.quoted(clean(f"{outcome.raised}", 120))


# ---------------------------------------------------------------- a program that asks


@dataclass
class _Codemaker:
    """Answers a program, by one line or by two; a question without a proposition gets the last line again."""

    code: Code
    two_questions: bool
    turns: list[Turn]
    waiting: str = ""
    silent: int = 0  # questions without a proposition
    line: str = ""  # the last one typed

    def __call__(self, printed: str) -> str | None:
        if self.waiting:
            line, self.waiting = self.waiting, ""
            return line
        if self.found or len(self.turns) >= _MOST_TRIES:
            return None
        shown = codes_in(printed)
        if not shown:
            self.silent += 1
            return self.line if self.silent <= _REFUSALS else None
        return self._answer(tuple(shown[-1]))

    def _answer(self, guess: Code) -> str:
        well, misplaced = score(self.code, guess)
        self.turns.append((guess, (well, misplaced)))
        self.line = str(well) if self.two_questions else f"{well} {misplaced}"
        self.waiting = str(misplaced) if self.two_questions else ""
        return self.line

    @property
    def shows_nothing(self) -> bool:
        """Whether it asked, and asked again, or from the start, without a proposition."""
        return self.silent > _REFUSALS or (self.silent > 0 and not self.turns)

    @property
    def found(self) -> bool:
        return bool(self.turns) and self.turns[-1][1] == _RULES.win


def _program(runner: Runner, name: str) -> Iterator[list[Turn]]:
    """The games of a function that shows its propositions and asks for the answers; for each code one."""
    renewed = _renewing(runner)
    one_line, outcome = _game(runner, name, _SOME_CODE, False)
    two_questions = not one_line.found
    if two_questions and len(one_line.turns) > 1 and not _game(runner, name, _SOME_CODE, two_questions)[0].found:
        raise InputError(_why_not(name, one_line, outcome) + said.SAYS_MORE)
    known: dict[tuple[Turn, ...], tuple[Code, Code]] = {}
    for code in _RULES.codes():
        maker, outcome = _game(runner, name, code, two_questions)
        renewed()
        _hold(name, maker, known)
        if not maker.found:
            raise InputError(_why_not(name, maker, outcome) + said.SAYS_MORE)
        yield maker.turns


def _hold(name: str, maker: _Codemaker, known: dict[tuple[Turn, ...], tuple[Code, Code]]) -> None:
    """Hold a game against those before, by what was proposed after some answers, and against which code first.

    Raises InputError.
    """
    for number, (guess, _) in enumerate(maker.turns):
        made = tuple(maker.turns[:number])
        before, first = known.setdefault(made, (guess, maker.code))
        if before != guess:
            codes = {"one": before, "other": guess, "first": first, "second": maker.code}
            shown = {key: typed(code) for key, code in codes.items()}
            changes = of_a_league.CHANGES_ITS_MIND.format(moves=_after(made), **shown)
            raise InputError(said.NO_REVIEW.format(name=name, why=said.WHY_IT_CHANGES.format(why=changes)))


def _why_not(name: str, maker: _Codemaker, outcome: Outcome) -> Text:
    """Why a game did not come to its end: a program that heeds no answer goes on, another one stops."""
    code = typed(maker.code)
    if len(maker.turns) >= _MOST_TRIES:
        return said.NOT_FOUND.format(name=name, code=code, tries=_MOST_TRIES, why=_contradiction(maker.turns))
    values = {"code": code, "when": _after(maker.turns)}
    if maker.shows_nothing and not outcome.gone:
        return said.NO_REVIEW.format(name=name, why=said.SHOWS_NOTHING.format(**values))
    if not (outcome.gone or outcome.raised):
        return said.NO_REVIEW.format(name=name, why=said.ENDED.format(**values))
    return said.NO_REVIEW.format(name=name, why=said.RAISED.format(**values, reason=_reason(outcome)))


def _contradiction(turns: Sequence[Turn]) -> Text:
    """The first proposition that cannot be the code, after an answer; empty where there is none."""
    for number, (guess, _) in enumerate(turns):
        for turn in turns[:number]:
            if score(turn[0], guess) != turn[1]:
                history = f"{typed(turn[0])} → {typed(turn[1])}"
                return said.CONTRADICTS.format(history=history, guess=typed(guess))
    return Text("", "")


def _renewing(runner: Runner) -> Callable[[], None]:
    """A function to be called between calls: the sandbox lets no process compute for longer than a minute."""
    started = time.monotonic()

    def renewed() -> None:
        nonlocal started
        if time.monotonic() - started > _RENEWED_SECONDS:
            runner.close()
            started = time.monotonic()

    return renewed


def _game(runner: Runner, name: str, code: Code, two_questions: bool) -> tuple[_Codemaker, Outcome]:
    maker = _Codemaker(code, two_questions, [])
    return maker, runner.play(name, maker, afresh=False).outcome
