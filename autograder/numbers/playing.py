"""All games of a strategy at once: a group of secrets that have given the same answers sees the
same guesses."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.games import Game, Ranks
from autograder.numbers.strategies import Rule, choose

Kind = TypeVar("Kind")
Strategy = Callable[[Game, Ranks], int]  # the guess, from the candidates in order


@dataclass(frozen=True, eq=False)
class Result:
    """The number of tries each secret of a game takes, in the order of `game.secrets`; the winning
    guess is one."""

    game: Game
    tries: NDArray[np.int64]

    @property
    def total(self) -> int:
        return int(self.tries.sum())

    @property
    def mean(self) -> float:
        return self.total / len(self.tries)

    @property
    def worst(self) -> int:
        return int(self.tries.max())

    @property
    def counts(self) -> dict[int, int]:
        """The number of secrets by number of tries."""
        return dict(sorted(Counter(self.tries.tolist()).items()))

    def by(self, kind: Callable[[Any], Kind]) -> dict[Kind, dict[int, int]]:
        """The same for each kind of secret."""
        found: dict[Kind, Counter[int]] = {}
        for rank, tries in zip(self.game.secrets, self.tries.tolist(), strict=True):
            found.setdefault(kind(self.game.guesses[rank]), Counter())[tries] += 1
        return {key: dict(sorted(counter.items())) for key, counter in found.items()}


def strategy_of(
    rule: Rule, only_possible: bool = False, prefer: bool = True, place: Ranks | None = None
) -> Strategy:
    """A rule as a strategy (see `choose`)."""
    return lambda game, candidates: choose(game, candidates, rule, only_possible, prefer, place)


def first_candidate(game: Game, candidates: Ranks) -> int:
    """The strategy of the exercise sheet: the first code, in order, that is consistent."""
    return int(candidates[0])


def play_all(game: Game, strategy: Strategy, first: int | None = None) -> Result:
    """Play every secret; `first`: the rank of a first guess that the strategy does not choose
    itself.

    Raises ValueError when a guess of the strategy teaches nothing.
    """
    tries = np.zeros(len(game.guesses), np.int64)
    groups = [(1, game.secrets)]
    while groups:
        turn, candidates = groups.pop()
        guess = first if first is not None and turn == 1 else strategy(game, candidates)
        for answer, part in split(game, guess, candidates):
            if answer == game.win:
                tries[part] = turn
            elif len(part) == len(candidates):
                raise ValueError(
                    f"{game.guesses[guess]!r} does not split the {len(part)} codes that are left"
                )
            else:
                groups.append((turn + 1, part))
    return Result(game, tries[game.secrets])


def split(game: Game, guess: int, candidates: Ranks) -> list[tuple[int, Ranks]]:
    """The candidates by answer, each part in order."""
    seen = game.scores.row(guess, candidates)
    order = np.argsort(seen, kind="stable")
    ordered = seen[order]
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    parts = np.split(candidates[order], starts[1:])
    return list(zip(ordered[starts].tolist(), parts, strict=True))


def distribution(
    game: Game, rule: Rule, first: int | None = None, only_possible: bool = False
) -> dict[int, int]:
    """The number of secrets by number of tries, for a one-step strategy."""
    return play_all(game, strategy_of(rule, only_possible), first).counts
