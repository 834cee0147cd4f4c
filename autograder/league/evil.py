"""Evil codemakers: one that hides no code, and answers so that its opponents need many tries, in the sandbox.

An opponent is a decoder as a tree. It never enters the process of a learner's codemaker: that is given propositions,
each time all of a game up to now, and says its answers. So it is asked for the same answers again and again: those that
it has given must stay, and some code must agree with all of them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.i18n import league as said
from autograder.i18n.display import clean, show
from autograder.i18n.text import Text
from autograder.intake import Submission
from autograder.league.play import GAME_SECONDS, Moves, Out, Played, moves_told, played_by, why_ended
from autograder.sandbox.doctor import Tier
from autograder.testing.cases import Cases, probe
from autograder.testing.outcomes import Outcome
from autograder.testing.runner import Runner
from autograder.trees.strategies import rules_named
from autograder.trees.verify import Rules, answer

CODEMAKER = "evil_codemaker"
MOST_SECRETS = 1296  # of a game in which every opponent is worked out
MOST_POSSIBLE, MOST_LEFT = "most-possible", "most-left"  # the codemakers of the book

Opponents = Mapping[str, Any]  # trees by the names of the decoders


@probe()
def _answers(submission: Any, pegs: int, colours: str, guesses: Sequence[str]) -> Any:
    """What a codemaker answers in a game of its own; the name of a type, where what was made cannot be asked."""
    from itertools import product

    codes = ["".join(code) for code in product(colours, repeat=pegs)]

    def score(guess: str, secret: str) -> Any:
        placed = sum(map(str.__eq__, guess, secret))
        common = sum(min(guess.count(colour), secret.count(colour)) for colour in set(guess))
        return submission.Pegs(placed, common - placed)

    made = submission.evil_codemaker(submission.Game(codes, [*codes], score, {submission.Pegs(pegs, 0)}))
    if not callable(made):
        return type(made).__name__
    answers = [made(guess) for guess in guesses]
    return [tuple(one) if isinstance(one, tuple) else one for one in answers]


def first_propositions(rules: Rules) -> list[str]:
    """The smallest code of each kind: the others differ from one of them by the names of colours and by places."""
    found: dict[tuple[int, ...], str] = {}
    for code in rules.secrets():
        found.setdefault(tuple(sorted(Counter(code).values())), code)
    return [*found.values()]


@dataclass
class _Game:
    """A game of one opponent: the part of its tree that is left, and the moves that led there."""

    opponent: str
    node: Any
    moves: list[tuple[str, str]] = field(default_factory=list)

    @property
    def guess(self) -> str:
        return self.node if isinstance(self.node, str) else str(self.node[0])

    @property
    def guesses(self) -> tuple[str, ...]:
        """Those up to the next answer."""
        return (*(guess for guess, _ in self.moves), self.guess)

    def takes(self, given: str, rules: Rules) -> bool:
        """Go on after an answer, if some code gives it and all before; `node` is None when it ends the game."""
        branches = {} if isinstance(self.node, str) else self.node[1]
        won = given == f"{rules.pegs},0" and all(answer(guess, self.guess) == other for guess, other in self.moves)
        if not won and given not in branches:
            return False
        self.moves.append((self.guess, given))
        self.node = branches.get(given)
        return True

    def told(self) -> dict[str, Text]:
        """The game, for a sentence about its next answer."""
        moves = [f"{guess} → {given.replace(',', ' ')}" for guess, given in self.moves]
        return {"secret": said.opponent(self.opponent), "moves": moves_told(moves)}


@dataclass
class _Codemaker:
    """A learner's, and what it has answered: by the propositions of a game."""

    runner: Runner
    rules: Rules
    known: dict[tuple[str, ...], str] = field(default_factory=dict)

    def games(self, opponents: Opponents) -> dict[str, Moves]:
        """A game against each. Raises Out, NotLoadable."""
        games = [_Game(name, tree) for name, tree in opponents.items()]
        while under_way := [game for game in games if game.node is not None]:
            for game, given in zip(under_way, self._asked(under_way), strict=True):
                if not game.takes(given, self.rules):
                    shown = {"guess": game.guess, "answer": given.replace(",", " ")}
                    raise Out(said.NO_CODE_GIVES.format(**game.told(), **shown))
        return {game.opponent: game.moves for game in games}

    def _asked(self, games: Sequence[_Game]) -> Iterator[str]:
        """The answer to the next proposition of each game; the same propositions are asked once."""
        asked: dict[tuple[str, ...], _Game] = {}
        for game in games:
            asked.setdefault(game.guesses, game)
        cases = Cases(
            [(self.rules.pegs, self.rules.colours, guesses) for guesses in asked], _answers, seconds=GAME_SECONDS
        )
        outcomes = self.runner.run(CODEMAKER, cases).outcomes
        for game, outcome in zip(asked.values(), outcomes, strict=False):
            self._note(game, outcome)
        return (self.known[game.guesses] for game in games)

    def _note(self, game: _Game, outcome: Outcome) -> None:
        """Keep the last answer; the others are known."""
        why = why_ended(outcome, game.told())
        if why:
            raise Out(why)
        if not isinstance(outcome.value, list):
            raise Out(said.NO_CODEMAKER.format(kind=clean(str(outcome.value), 40)))
        for rank, value in enumerate(outcome.value, 1):
            guesses = game.guesses[:rank]
            given = _as_answer(value)
            if given is None:
                raise Out(said.NO_ANSWER.format(**game.told(), guess=guesses[-1], answer=clean(show(value), 40)))
            if self.known.setdefault(guesses, given) != given:
                answers = {"one": self.known[guesses].replace(",", " "), "other": given.replace(",", " ")}
                raise Out(said.CHANGES_ITS_ANSWER.format(guesses=", ".join(guesses), **answers))


def _as_answer(value: Any) -> str | None:
    """Two numbers of one digit, as trees have them."""
    if isinstance(value, tuple | list) and len(value) == 2 and all(type(one) is int and 0 <= one <= 9 for one in value):
        return "{},{}".format(*value)
    return None


def play_codemaker(
    root: Path, slug: str, submission: Submission, tier: Tier, game: str, seconds: float, opponents: Opponents
) -> Played:
    """A learner's codemaker against each opponent. Raises SandboxError."""
    rules = rules_named(game)

    def play(runner: Runner) -> Mapping[str, Any]:
        return {"games": _Codemaker(runner, rules).games(opponents)}

    return played_by(root, slug, submission, tier, CODEMAKER, seconds, play)


# ---------------------------------------------------------------- the codemakers of the book


def of_the_book(rules: Rules, opponents: Opponents) -> dict[str, dict[str, Moves]]:
    """The games of the most that any codemaker can force, and of the one that always leaves most codes."""
    return {
        MOST_POSSIBLE: {name: _longest(rules, tree) for name, tree in opponents.items()},
        MOST_LEFT: {name: _most_left(rules, tree) for name, tree in opponents.items()},
    }


def _longest(rules: Rules, node: Any) -> Moves:
    """One of the longest games of a tree."""
    if isinstance(node, str):
        return [(node, f"{rules.pegs},0")]
    guess, branches = node
    found = [[(guess, given), *_longest(rules, below)] for given, below in branches.items()]
    return max(found, key=len, default=[(guess, f"{rules.pegs},0")])


def _most_left(rules: Rules, node: Any) -> Moves:
    """The game of a codemaker whose answers leave most codes; of equal ones, the smallest answer."""
    left, game = rules.secrets(), _Game("", node)
    while game.node is not None:
        parts: dict[str, list[str]] = {}
        for secret in left:
            parts.setdefault(answer(game.guess, secret), []).append(secret)
        given = min(parts, key=lambda one: (-len(parts[one]), *map(int, one.split(","))))
        left = parts[given]
        game.takes(given, rules)
    return game.moves
