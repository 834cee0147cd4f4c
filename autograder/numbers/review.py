"""What a game still costs at any point of it, played as well as can be: the exact values that reviews of games need.

Where 50 candidates are left, a value takes some hundredths of a second, where 250 are, one second: twice to four times
as much without numba. Those of the whole classic game take the proof of its optimum; what its first two moves leave
stands in a table (`values`).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from autograder.numbers.games import Game, Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import split
from autograder.numbers.values import CLASSIC, FEW, Code, Turn, value

MOST_CODES = 6561  # of a game whose moves are judged: its table of answers has to be made
MANY = 250  # codes left: where there are more, no move is judged in a game without a table of values


class Expected:
    """The expected number of tries still to be made, the winning one included; every candidate is as likely.

    `symmetric` as for `Optimum`. What was computed is kept: one of these serves for many games. `turns`, wherever it is
    asked for: those that led to the candidates, but for any that taught nothing; values are found sooner with them.
    """

    def __init__(self, game: Game, symmetric: bool = False) -> None:
        self.game, self._search = game, Optimum(game, symmetric=symmetric)
        self._is_classic = game.name == CLASSIC

    def tries(self, candidates: Ranks, turns: Sequence[Turn] = ()) -> Fraction:
        """That of the best strategy."""
        return Fraction(self._cost(candidates, turns), len(candidates))

    def after(self, candidates: Ranks, guess: int, turns: Sequence[Turn] = ()) -> Fraction:
        """That of a guess, by its rank, and of the best strategy from then on."""
        parts = [(answer, part) for answer, part in split(self.game, guess, candidates) if answer != self.game.win]
        costs = (self._cost(part, self.with_turn(turns, guess, answer, candidates, part)) for answer, part in parts)
        return 1 + Fraction(sum(costs), len(candidates))

    def lost(self, candidates: Ranks, guess: int, turns: Sequence[Turn] = ()) -> Fraction:
        """The tries that a guess loses against the best one, luck apart."""
        return self.after(candidates, guess, turns) - self.tries(candidates, turns)

    def best(self, candidates: Ranks, turns: Sequence[Turn] = ()) -> int:
        """A guess that loses nothing, by its rank."""
        if known := self._known(candidates, turns):
            return self.game.rank(known[1])
        self._cost(candidates, turns)
        return self._search.best(candidates)

    def is_judged(self, candidates: Ranks) -> bool:
        """Whether what is left is soon known."""
        return self._is_classic or len(candidates) <= MANY

    def with_turn(self, turns: Sequence[Turn], guess: int, answer: int, before: Ranks, left: Ranks) -> tuple[Turn, ...]:
        """The turns with one more, if it taught anything."""
        turn = self.game.guesses[guess], self.game.answers[answer]
        return (*turns, turn) if len(left) < len(before) else tuple(turns)

    def _cost(self, candidates: Ranks, turns: Sequence[Turn]) -> int:
        if known := self._known(candidates, turns):
            return known[0]
        made = [self.game.rank(guess) for guess, _ in turns] if len(candidates) > FEW else []
        return self._search.cost(candidates, made=made)

    def _known(self, candidates: Ranks, turns: Sequence[Turn]) -> tuple[int, Code] | None:
        led_here = turns or len(candidates) == len(self.game.secrets)
        return value(turns) if self._is_classic and led_here and len(candidates) > FEW else None


@cache
def expected_of(pegs: int, colours: int) -> Expected | None:
    """That of MM(pegs, colours), with all that was computed before; None where the game is too large."""
    return Expected(mastermind(pegs, colours), symmetric=True) if colours**pegs <= MOST_CODES else None


# ---------------------------------------------------------------- a game


@dataclass(frozen=True)
class Judged:
    """A move of a game.

    Attributes:
        lost: The tries it lost in expectation against the best one.
        luck: Those that its answer gave, against what was to be expected of this guess; negative where it took some.
        best: A guess that loses nothing.
    """

    lost: Fraction
    luck: Fraction
    best: Code


def judged(expected: Expected, turns: Iterable[Turn]) -> list[Judged | None]:
    """Each move of a game, None where it is not judged.

    The sum of what was lost, less that of what luck gave, is the tries made and still to be expected, less those
    expected at the start.
    """
    found: list[Judged | None] = []
    made: tuple[Turn, ...] = ()
    candidates = expected.game.secrets
    for guess, answer in turns:
        rank, given = expected.game.rank(guess), expected.game.answers.index(answer)
        left = candidates[expected.game.scores.row(rank, candidates) == given]
        after = expected.with_turn(made, rank, given, candidates, left)
        found.append(_judged(expected, candidates, made, rank, left, after) if len(left) else None)
        candidates, made = left, after
        if not len(left):
            break
    return found


def _judged(
    expected: Expected, candidates: Ranks, made: tuple[Turn, ...], guess: int, left: Ranks, after: tuple[Turn, ...]
) -> Judged | None:
    if not expected.is_judged(candidates):
        return None
    game = expected.game
    hoped, won = expected.after(candidates, guess, made), len(left) == 1 and left[0] == guess
    still = 1 + (Fraction() if won else expected.tries(left, after))
    best = expected.best(candidates, made)
    return Judged(hoped - expected.tries(candidates, made), hoped - still, game.guesses[best])


# ---------------------------------------------------------------- a decoder


class Place(NamedTuple):
    """A situation of a decoder: the turns so far, its guess, the best one, and what all its games lose there."""

    turns: tuple[Turn, ...]
    guess: Code
    best: Code
    games: int
    lost: Fraction


@dataclass(frozen=True)
class Sheet:
    """Where a decoder loses its tries, over all secrets.

    Attributes:
        total: The tries of all games.
        optimum: Those of the best strategy.
        lost: What was lost against it; it may differ from `total - optimum` where the decoder draws lots, by luck.
        by_move: For each move, the games that come to it, and what they lose there together.
        places: Where anything is lost, the most first.
    """

    total: int
    optimum: int
    lost: Fraction
    luck: Fraction
    by_move: tuple[tuple[int, Fraction], ...]
    places: tuple[Place, ...]


def sheet(expected: Expected, games: Sequence[Sequence[Turn]]) -> Sheet:
    """The sheet of a decoder from its games, one for each secret, each to its end."""
    counts: Counter[tuple[Turn, ...]] = Counter(
        tuple(game[: number + 1]) for game in games for number in range(len(game))
    )
    known: dict[tuple[Turn, ...], Judged] = {}
    for game in games:
        if tuple(game) not in known:
            for number, one in enumerate(judged(expected, game), 1):
                assert one
                known[tuple(game[:number])] = one
    moves: dict[tuple[tuple[Turn, ...], Code], tuple[int, Fraction, Code]] = {}
    for turns, count in counts.items():
        key = turns[:-1], turns[-1][0]
        before, lost, best = moves.get(key, (0, known[turns].lost, known[turns].best))
        moves[key] = before + count, lost, best
    longest = max(map(len, games))
    by_move = [
        [(count, lost) for (made, _), (count, lost, _) in moves.items() if len(made) == at] for at in range(longest)
    ]
    places = [
        Place(made, guess, best, count, lost * count) for (made, guess), (count, lost, best) in moves.items() if lost
    ]
    return Sheet(
        sum(map(len, games)),
        int(expected.tries(expected.game.secrets) * len(expected.game.secrets)),
        sum((place.lost for place in places), Fraction()),
        sum((known[turns].luck * count for turns, count in counts.items()), Fraction()),
        tuple((sum(n for n, _ in one), sum((n * lost for n, lost in one), Fraction())) for one in by_move),
        tuple(sorted(places, key=lambda place: (-place.lost, place.turns))),
    )
