"""What a game still costs at any point of it, played as well as can be: the exact values that reviews of games need.

Where 50 candidates are left, a value takes some hundredths of a second, where 250 are, one second: twice to four times
as much without numba. Those of the whole classic game take the proof of its optimum.
"""

from fractions import Fraction

from autograder.numbers.games import Game, Ranks
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import split


class Expected:
    """The expected number of tries still to be made, the winning one included; every candidate is as likely.

    `symmetric` as for `Optimum`. What was computed is kept: one of these serves for many games.
    """

    def __init__(self, game: Game, symmetric: bool = False) -> None:
        self._game, self._search = game, Optimum(game, symmetric=symmetric)

    def tries(self, candidates: Ranks) -> Fraction:
        """That of the best strategy."""
        return Fraction(self._search.cost(candidates), len(candidates))

    def after(self, candidates: Ranks, guess: int) -> Fraction:
        """That of a guess, by its rank, and of the best strategy from then on."""
        parts = [part for answer, part in split(self._game, guess, candidates) if answer != self._game.win]
        return 1 + sum((self.tries(part) * Fraction(len(part), len(candidates)) for part in parts), Fraction())

    def lost(self, candidates: Ranks, guess: int) -> Fraction:
        """The tries that a guess loses against the best one, luck apart."""
        return self.after(candidates, guess) - self.tries(candidates)
