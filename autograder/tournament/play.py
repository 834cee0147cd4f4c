"""One decoder on the secrets of a game, in the sandbox.

The secret never enters its process: it shows a proposition, and is told the answer. Its games
together must be one
tree, the same proposition after the same answers: so nothing that it remembers or guesses can make
it look better than it is, and the tree is all that comes back, for the walker of `trees` to count.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.checking.games import codes_in, plain
from autograder.checking.outcomes import NotLoadable, PlayedGame
from autograder.checking.runner import Runner, Session
from autograder.checking.sentences import ending
from autograder.course.call_graph import reached
from autograder.course.module import Module
from autograder.grading.work import module_of
from autograder.i18n.display import clean
from autograder.i18n.message import Message, _
from autograder.intake import Submission, defines, unwritten
from autograder.judging.judge import make_runner
from autograder.sandbox.client import WorkerGone
from autograder.sandbox.doctor import Tier
from autograder.sandbox.loader import Functions
from autograder.sandbox.servers import sandbox_of
from autograder.trees.strategies import Asked, file_of, file_with, rules_named
from autograder.trees.verify import Rules, answer


def no_time_left(seconds: float) -> Message:
    """Why one is out that needed more than these, in minutes."""
    return _(
        "all its games together took more than {minutes:g} min of computing, the limit of this "
        "league (--minutes)",
        minutes=round(seconds / 60, 1 if seconds >= 60 else 3),
    )


DECODER = "jeu_2"
CLASSIC = "4x6"  # the game that a decoder plays when it is told nothing
GAME_SECONDS = 10.0  # of a processor, for one game
LEAST_SECONDS = 60.0  # for all games together
# after which another process goes on: no process may compute for longer than a minute
_WORKER_SECONDS = 30.0
_LEAST_TRIES, _MOST_TRIES = 30, 100  # of one game: between the two, as many as there are codes
_MOST_AGAIN = 30  # propositions in a row that were made before in the game
# among the last of which the first consistent code is the proposition; else the last one is
_SHOWN_CODES = 6
_REFUSALS = 3  # questions without a proposition that are answered


Moves = Sequence[tuple[str, str]]  # the propositions of a game, each with its answer


_OF_ANY_COLOURS = """


def mal_places(l1, l2):
    common = sum(min(l1.count(colour), l2.count(colour)) for colour in set(l1))
    return common - sum(one == other for one, other in zip(l1, l2))
"""  # lent in its place: that of m02 knows six colours


class Out(Exception):
    """One that is out, and why."""

    def __init__(self, reason: Message):
        super().__init__(reason["en"])
        self.reason = reason


@dataclass(frozen=True)
class Played:
    """What came of one that takes part.

    Attributes:
        name: Its own.
        tree: Its strategy, as a file has it.
        out: Why it is out.
        lent: The functions it was lent.
    """

    name: str
    tree: dict[str, Any] | None = None
    out: Message | None = None
    lent: tuple[str, ...] = ()


@dataclass
class _Node:
    """What is proposed after some answers, and the secrets that are left there."""

    rules: Rules
    left: list[str]
    guess: str = ""
    secret: str = ""  # in whose game it was proposed first
    branches: dict[str, "_Node"] = field(default_factory=dict)

    def after(self, given: str) -> "_Node":
        if given not in self.branches:
            left = [secret for secret in self.left if answer(self.guess, secret) == given]
            self.branches[given] = _Node(self.rules, left)
        return self.branches[given]

    def as_file(self) -> Any:
        """It and all below it, as the format of trees has it."""
        return [self.guess, {given: node.as_file() for given, node in self.branches.items()}]


def most_tries(rules: Rules) -> int:
    """How long a game may last: who goes through all codes of a small one finds them all."""
    return max(_LEAST_TRIES, min(_MOST_TRIES, rules.number()))


def _codes(printed: str, rules: Rules) -> list[str]:
    """All codes that the checks read in a text."""
    return ["".join(map(str, code)) for code in codes_in(printed, rules.pegs, len(rules.colours))]


def _without_longer(printed: str, rules: Rules, number: int) -> str:
    """The text without rows of too many colours to be a code, of which the checks take the end: “1
    2 3 4 5”.

    Where the first one is the number of the try, the code after it is kept.
    """

    def kept(found: re.Match[str]) -> str:
        row = re.findall(r"\d", found[0])
        if len(row) <= rules.pegs:
            return found[0]
        return "".join(row[1:]) if row[0] == str(number) and len(row) == rules.pegs + 1 else "-"

    peg = f"[1-{len(rules.colours)}]"
    return re.sub(
        rf"(?<!\d){peg}(?P<sign>[\W_]{{1,40}}){peg}(?:(?P=sign){peg})*(?!\d)",
        kept,
        plain(printed)[-5000:],
    )


@dataclass
class _Codemaker:
    """Answers in one game, and writes down the moves in the tree. `two_questions`: one number
    each."""

    node: _Node
    secret: str
    two_questions: bool
    won: bool = False
    foul: Message | None = None
    told: list[str] = field(default_factory=list)  # the moves, for people
    _silent: int = 0  # questions without a proposition
    _made: set[str] = field(default_factory=set)  # the propositions
    _again: int = 0  # the last ones in a row that had been made before
    _line: str = ""  # the last line typed
    _waiting: str | None = None  # the second number, when the next question is for it

    def __call__(self, printed: str) -> str | None:
        if self._waiting is not None:
            line, self._waiting = self._waiting, None
            return line
        if self.won or self.foul:
            return None
        guess = self._read(printed)
        if guess is None:
            self._silent += 1
            return self._line if self._silent <= _REFUSALS else None
        self._note(guess)
        return None if self.foul else self._answer(guess)

    @property
    def tries(self) -> int:
        return len(self.told)

    @property
    def shows_nothing(self) -> bool:
        """Whether it asked, and asked again, or from the start, without a proposition."""
        return self._silent > _REFUSALS or (self._silent > 0 and not self.tries)

    def _read(self, printed: str) -> str | None:
        """The code proposed: the first that is still possible if it is there, as the checks have
        it, else the last."""
        first = self.node.left[0]
        if first in _codes(printed, self.node.rules)[-_SHOWN_CODES:]:
            return first
        shown = _codes(_without_longer(printed, self.node.rules, self.tries + 1), self.node.rules)
        return shown[-1] if shown else None

    def _note(self, guess: str) -> None:
        node, most = self.node, most_tries(self.node.rules)
        self._again = self._again + 1 if guess in self._made else 0
        self._made.add(guess)
        if not node.guess:
            node.guess, node.secret = guess, self.secret
        if node.guess != guess:
            self.foul = _(
                "it changes its mind: {moves} it proposed {one} in the game against {first}, and "
                "{other} in the one against {second}; the same answers must give the same "
                "proposition",
                moves=_moves_told(self.told),
                first=node.secret,
                second=self.secret,
                one=node.guess,
                other=guess,
            )
        elif self._again == _MOST_AGAIN:
            self.foul = _(
                "in the game against {secret}, it proposed what it had proposed before, {most} "
                "times in a row (the last was {guess}): it would never end",
                secret=self.secret,
                most=_MOST_AGAIN,
                guess=guess,
            )
        elif self.tries == most:
            self.foul = _(
                "it had not found {secret} after {most} propositions, the most that a game of "
                "this league may have",
                secret=self.secret,
                most=most,
            )

    def _answer(self, guess: str) -> str:
        given = answer(guess, self.secret)
        placed, misplaced = given.split(",")
        both = f"{placed} {misplaced}"
        self.told.append(f"{guess} → {both}")
        self.won = guess == self.secret
        if not self.won:
            self.node = self.node.after(given)
        self._line = placed if self.two_questions else both
        self._waiting = misplaced if self.two_questions else None
        return self._line


@dataclass
class _Player:
    """A submission that plays one game after the other, in one process as long as that may
    compute."""

    runner: Runner
    rules: Rules
    arguments: tuple[int, ...]
    _since: float = 0.0  # seconds left when the process was started

    def game(
        self, root: _Node, secret: str, two_questions: bool, afresh: bool = False
    ) -> tuple[_Codemaker, PlayedGame]:
        session, codemaker = self.runner.session, _Codemaker(root, secret, two_questions)
        if self._since - session.left > _WORKER_SECONDS:
            self.runner.close()
            self._since = session.left
        played = self.runner.play(
            DECODER, codemaker, arguments=self.arguments, reload=afresh, seconds=GAME_SECONDS
        )
        return codemaker, played

    def tree(self, secrets: Sequence[str]) -> _Node:
        """Return the tree of its games against these. Raises Out, NotLoadable."""
        self._since = self.runner.session.left
        every = self.rules.secrets()
        two_questions = self._asks_twice(every)
        root = _Node(self.rules, every)
        for secret in secrets:
            codemaker, played = self.game(root, secret, two_questions, afresh=secret == secrets[0])
            if codemaker.foul or not codemaker.won or played.outcome.gone:
                raise Out(self._why(codemaker, played))
        return root

    def _asks_twice(self, secrets: list[str]) -> bool:
        """Whether it asks for the two numbers one after the other: found out by a game. Raises
        Out."""
        games = []
        for two_questions in (False, True):
            root, secret = _Node(self.rules, secrets), secrets[2 * len(secrets) // 5]
            codemaker, played = self.game(root, secret, two_questions, afresh=True)
            if codemaker.won:
                return two_questions
            if played.outcome.gone:
                raise Out(self._why(codemaker, played))
            games.append((codemaker, played))
        raise Out(self._why(*max(games, key=lambda game: game[0].tries)))

    def _why(self, codemaker: _Codemaker, played: PlayedGame) -> Message:
        """Say why a game was its last one."""
        if codemaker.foul:
            return codemaker.foul
        outcome, raised = played.outcome, played.outcome.raised
        game = {"secret": codemaker.secret, "moves": _moves_told(codemaker.told)}
        if outcome.gone:
            return self._why_stopped(outcome.gone, game)
        if codemaker.shows_nothing:
            return _(
                "in the game against {secret}, {moves}, it asked for an answer and showed no code "
                "of this game, or one with a colour too many",
                **game,
            )
        if raised and raised.type_name == "TypeError" and self.arguments and not played.turns:
            pegs, colours = self.arguments
            return _(
                "it plays 4x6 only: {call}, which asks for this game, ends with a TypeError",
                call=f"`{DECODER}({pegs}, {colours})`",
            )
        if raised:
            return _(
                "in the game against {secret}, {moves}, it ended with an error: {error}",
                **game,
                error=clean(str(raised), 120),
            )
        return _(
            "in the game against {secret}, {moves}, it ended without having proposed the secret",
            **game,
        )

    def _why_stopped(self, gone: WorkerGone, game: Mapping[str, Any]) -> Message:
        if gone.why in ("no time left", "not again"):
            return no_time_left(self.runner.session.most)
        if gone.why == "timeout":
            return _(
                "in the game against {secret}, {moves}, it was still computing after {seconds} s",
                **game,
                seconds=int(GAME_SECONDS),
            )
        return _(
            "in the game against {secret}, {moves}, its program was stopped: {reason}",
            **game,
            reason=ending(gone.why, gone.detail),
        )


def _moves_told(told: Sequence[str]) -> Message:
    """What was played before, for a sentence."""
    return _("after {moves}", moves=", ".join(told)) if told else _("before any answer")


def _left_out(module: Module, source: str) -> tuple[str, ...]:
    """The functions of the course that a decoder comes to use, and that were not handed in, or as
    given out."""
    used = reached(source, DECODER)
    names = [
        task.name for one in (*module.earlier, module) for task in one.tasks if task.name in used
    ]
    return tuple(name for name in names if not defines(source, (name,)) or unwritten(source, name))


def _of_any_colours(functions: Functions | None) -> Functions | None:
    """Functions that are lent, which are right in games of more than six colours, too."""
    return functions and (functions[0], functions[1] + _OF_ANY_COLOURS)


def play_decoder(
    root: Path,
    slug: str,
    submission: Submission,
    tier: Tier,
    game: str,
    seconds: float = LEAST_SECONDS,
    sample: Sequence[str] | None = None,
) -> Played:
    """Play a learner's decoder on all secrets of a game, or on a sample of them.

    Whatever the decoder does concerns nobody else. Raises SandboxError.
    """
    if submission.problem:
        return Played(submission.name, out=submission.problem)
    module, rules = module_of(root, slug), rules_named(game)
    arguments = () if game == CLASSIC else (rules.pegs, len(rules.colours))
    lent, session = _left_out(module, submission.source), Session(seconds)
    runner = make_runner(module, submission, sandbox_of(tier), session, lent)
    runner.substituted = _of_any_colours(runner.substituted)
    runner.provided = _of_any_colours(runner.provided)
    try:
        if runner.loaded().tasks.get(DECODER) != "":
            raise Out(
                _("there is no function `{function}` in what was handed in", function=DECODER)
            )
        tree = _Player(runner, rules, arguments).tree(sample or rules.secrets()).as_file()
        return Played(submission.name, file_with(rules, submission.name, tree, sample), lent=lent)
    except Out as out:
        return Played(submission.name, out=out.reason, lent=lent)
    except NotLoadable as problem:
        reason = problem.reason if session.left > 0 else no_time_left(seconds)
        return Played(submission.name, out=reason)
    finally:
        runner.close()


def play_rule(root: Path, name: str, game: str) -> Played:
    """Make the tree of a rule of the book in that game."""
    return Played(name, file_of(Asked(name, rules_named(game))))
