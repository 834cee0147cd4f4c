"""The best that any strategy can do: branch and bound over all guesses, with proof.

A set of candidates costs, in total over its codes, its size (this try) and what its parts cost. Costs are bounded from
below by the sizes of the parts, then by the sizes of their parts; what was found for a set is kept. Two guesses that
split a set in the same way are the same guess, and so are, at the first two tries, guesses that differ by names only.
"""

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.games import Game, Ranks
from autograder.numbers.playing import distinct_splits, play_all, split, strategy_of
from autograder.numbers.strategies import RULES, sizes_of
from autograder.numbers.symmetry import first_guesses, second_guesses

NEVER = 1 << 40  # the cost of what cannot be done in the tries that are left
_UNLIMITED = 40  # tries

Costs = NDArray[np.int64]


class Optimum:
    """The search for the smallest total number of tries of a game.

    `only_possible`: only candidates may be proposed; `longest`: the number of tries that no game may exceed;
    `symmetric`: all colours and all places of the game are alike.
    """

    def __init__(
        self, game: Game, only_possible: bool = False, longest: int = _UNLIMITED, symmetric: bool = False
    ) -> None:
        self._game, self._only_possible, self._longest = game, only_possible, longest
        kinds = len(np.unique(game.table)) - 1  # of answers that occur and do not win
        self._least_costs = _costs_by_size(kinds, len(game.secrets), longest)
        self._exact: dict[tuple[bytes, int], int] = {}
        self._least: dict[tuple[bytes, int], int] = {}
        self._first = first_guesses(game) if symmetric else None

    def total(self) -> int:
        """The smallest total number of tries over all secrets, the winning ones included.

        Raises ValueError when no strategy ends all games in time.
        """
        limit = self._reached()  # which makes the proof faster
        found = self._cost(self._game.secrets, limit, self._longest, self._first)
        if found > limit:
            raise ValueError(f"no strategy ends every game of {self._game.name} in {self._longest} tries")
        return found

    def _reached(self) -> int:
        """A total that some one-step strategy reaches."""
        results = (play_all(self._game, strategy_of(rule, self._only_possible)) for rule in RULES.values())
        return min([result.total for result in results if result.worst <= self._longest], default=NEVER - 1)

    def _cost(self, candidates: Ranks, limit: int, tries: int, guesses: Ranks | None = None) -> int:
        """What a set costs if that is at most `limit`; else a lower bound above the limit.

        `guesses`: those that are enough to look at, if not all.
        """
        count = len(candidates)
        least = int(self._least_costs[tries, count])
        if count <= 2 or least > limit:
            return least
        key = candidates.tobytes(), tries
        if key in self._exact:
            return self._exact[key]
        least = max(least, self._least.get(key, 0))
        if least > limit and key in self._least:
            return least
        pool, costs, sure = self._one_step(candidates, tries, guesses)
        order = np.argsort(costs, kind="stable")
        least = max(least, int(costs[order[0]]))
        if sure[order[0]]:
            self._exact[key] = least
            return least
        self._least[key] = least
        if least > limit:
            return least
        best, is_first = limit + 1, guesses is not None and guesses is self._first
        order = order[costs[order] <= limit]
        for rank in order[distinct_splits(self._game, candidates, pool[order])]:
            if costs[rank] >= best:
                break
            best = min(
                best,
                self._cost_of(candidates, int(pool[rank]), best - 1, tries, is_first),
            )
        if best <= limit:
            self._exact[key] = best
        else:
            self._least[key] = best
        return best

    def _cost_of(self, candidates: Ranks, guess: int, limit: int, tries: int, is_first: bool) -> int:
        """The same for one guess."""
        parts = [part for answer, part in split(self._game, guess, candidates) if answer != self._game.win]
        known = [int(self._least_costs[tries - 1, len(part)]) for part in parts]
        total = len(candidates) + sum(known)
        after = second_guesses(self._game, guess) if is_first else None
        for limited in (True, False):  # a bound for every part, and only then the cost of each
            for rank, part in enumerate(parts):
                if total > limit:
                    return total
                room = -1 if limited else limit - (total - known[rank])
                cost = self._cost(part, room, tries - 1, after)
                total += cost - known[rank]
                known[rank] = cost
        return total

    def _one_step(self, candidates: Ranks, tries: int, guesses: Ranks | None) -> tuple[Ranks, Costs, NDArray[np.bool_]]:
        """Guesses, what each costs at least by the sizes of its parts, and whether it costs just that."""
        pool = guesses
        if self._only_possible:
            pool = candidates if guesses is None else np.intersect1d(guesses, candidates)
        sizes = sizes_of(self._game, candidates, pool)
        sizes[:, self._game.win] = 0
        largest = sizes.max(1)
        costs = len(candidates) + self._least_costs[tries - 1][sizes].sum(1)
        costs[largest == len(candidates)] = NEVER  # it teaches nothing
        np.minimum(costs, NEVER, out=costs)
        return np.arange(len(sizes)) if pool is None else pool, costs, largest <= 2


def _costs_by_size(kinds: int, largest: int, longest: int) -> Costs:
    """A lower bound of the cost of a set by tries left and size: a tree with so many branches, filled from the top."""
    costs = np.full((longest + 1, largest + 1), NEVER, np.int64)
    costs[:, 0] = 0
    for tries in range(1, longest + 1):
        size, total, width = 0, 0, 1
        for depth in range(1, tries + 1):
            added = min(width, largest - size)
            steps = np.arange(1, added + 1)
            costs[tries, size + 1 : size + added + 1] = total + depth * steps
            size, total, width = size + added, total + depth * added, width * kinds
            if size == largest:
                break
    return costs
