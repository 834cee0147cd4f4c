"""The fewest tries in which some strategy finds every secret."""

import numpy as np

from autograder.numbers.games import Game, Ranks
from autograder.numbers.kernels import kernels
from autograder.numbers.playing import split
from autograder.numbers.strategies import sizes_of
from autograder.numbers.symmetry import first_guesses, second_guesses


class Worst:
    """The search for a strategy whose longest game is short enough; `symmetric` as for
    `Optimum`."""

    def __init__(self, game: Game, symmetric: bool = False) -> None:
        self._game = game
        self._kinds = len(np.unique(game.table)) - 1  # of answers that occur and do not win
        self._known: dict[tuple[bytes, int], bool] = {}
        self._first = first_guesses(game) if symmetric else None

    def fewest(self) -> int:
        """The smallest number of tries, the winning one included, that is always enough."""
        return next(
            tries for tries in range(1, len(self._game.secrets) + 1) if self.is_enough(tries)
        )

    def is_enough(self, tries: int) -> bool:
        """Whether a strategy finds every secret in so many tries."""
        return self._exists(self._game.secrets, tries, self._first)

    def _capacity(self, tries: int) -> int:
        """The most secrets that can be told apart in so many tries."""
        return sum(self._kinds**depth for depth in range(tries))

    def _exists(self, candidates: Ranks, tries: int, guesses: Ranks | None = None) -> bool:
        count = len(candidates)
        if count <= 2 or tries <= 1 or count > self._capacity(tries):
            return count <= tries and count <= self._capacity(tries)
        key = candidates.tobytes(), tries
        if key not in self._known:
            self._known[key] = self._search(candidates, tries, guesses)
        return self._known[key]

    def _search(self, candidates: Ranks, tries: int, guesses: Ranks | None) -> bool:
        sizes = sizes_of(self._game, candidates, guesses)
        pool = np.arange(len(sizes)) if guesses is None else guesses
        sizes[:, self._game.win] = 0
        largest = sizes.max(1)
        useful = np.flatnonzero(
            (largest <= self._capacity(tries - 1)) & (largest < len(candidates))
        )
        if tries == 2:
            return len(useful) > 0
        useful = useful[np.argsort((sizes[useful] ** 2).sum(1), kind="stable")]
        useful = pool[useful]
        game = self._game
        useful = useful[
            kernels().different(game.table, candidates, useful, len(game.answers), game.win)
        ]
        return any(
            self._works(
                candidates, int(guess), tries, guesses is not None and guesses is self._first
            )
            for guess in useful
        )

    def _works(self, candidates: Ranks, guess: int, tries: int, is_first: bool) -> bool:
        after = second_guesses(self._game, guess) if is_first else None
        parts = [
            part
            for answer, part in split(self._game, guess, candidates)
            if answer != self._game.win
        ]
        return all(
            self._exists(part, tries - 1, after) for part in sorted(parts, key=len, reverse=True)
        )
