"""What a game still costs at any point of it, played as well as can be: the exact values that
reviews of games need.

Where 50 candidates are left, a value takes some hundredths of a second, where 250 are, one second:
twice to four times as much without numba. Those of the whole classic game take the proof of its
optimum; what its first two moves leave stands in a table (`values`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from autograder.numbers.games import Game, Ranks, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import split
from autograder.numbers.values import CLASSIC, FEW, Code, Turn, value

MOST_CODES = 6561  # of a game whose moves are judged: its table of answers has to be made
# codes left: where there are more, no move is judged in a game without a table of values
MANY = 250


class Expected:
    """The expected number of tries still to be made, the winning one included; every candidate is
    as likely.

    `symmetric` is that of `Optimum`. Computed values are kept, so one object serves for many games.
    `turns` are those that led to the candidates (turns that taught nothing may be missing); with
    them, values are found sooner.
    """

    def __init__(self, game: Game, symmetric: bool = False) -> None:
        self.game, self._search = game, Optimum(game, symmetric=symmetric)
        self._is_classic = game.name == CLASSIC

    def tries(self, candidates: Ranks, turns: Sequence[Turn] = ()) -> Fraction:
        """That of the best strategy."""
        return Fraction(self._cost(candidates, turns), len(candidates))

    def after(self, candidates: Ranks, guess: int, turns: Sequence[Turn] = ()) -> Fraction:
        """That of a guess, by its rank, and of the best strategy from then on."""
        parts = [
            (answer, part)
            for answer, part in split(self.game, guess, candidates)
            if answer != self.game.win
        ]
        costs = (
            self._cost(part, self.with_turn(turns, guess, answer, candidates, part))
            for answer, part in parts
        )
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

    def with_turn(
        self, turns: Sequence[Turn], guess: int, answer: int, before: Ranks, left: Ranks
    ) -> tuple[Turn, ...]:
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
    """That of MM(pegs, colours), with all that was computed before; None where the game is too
    large."""
    return (
        Expected(mastermind(pegs, colours), symmetric=True) if colours**pegs <= MOST_CODES else None
    )


@dataclass(frozen=True)
class Judged:
    """A move of a game.

    Attributes:
        lost: The tries it lost in expectation against the best one.
        luck: Those that its answer gave, against what was to be expected of this guess; negative
            where it took some.
        best: A guess that loses nothing.
    """

    lost: Fraction
    luck: Fraction
    best: Code


def judged(expected: Expected, turns: Iterable[Turn]) -> list[Judged | None]:
    """Each move of a game, None where it is not judged.

    The sum of what was lost, less that of what luck gave, is the tries made and still to be
    expected, less those expected at the start.
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
    expected: Expected,
    candidates: Ranks,
    made: tuple[Turn, ...],
    guess: int,
    left: Ranks,
    after: tuple[Turn, ...],
) -> Judged | None:
    if not expected.is_judged(candidates):
        return None
    game = expected.game
    hoped, won = expected.after(candidates, guess, made), len(left) == 1 and left[0] == guess
    still = 1 + (Fraction() if won else expected.tries(left, after))
    best = expected.best(candidates, made)
    return Judged(hoped - expected.tries(candidates, made), hoped - still, game.guesses[best])
