"""The best that any strategy can do: branch and bound over all guesses, with proof, and the tree
that does it.

A set of candidates costs, in total over its codes, its size (this try) and what its parts cost. It
costs at least what the sizes of its parts say; a guess that costs more than the best one found so
far is left. What was found for a set is
kept by the set itself, all its codes: no two sets are ever taken for one another.

Three ideas make it fast; `Ideas` can leave each out. Guesses that split a set alike split its
subsets alike: only one of them is handed down. A part is never split into more parts than its
parent could be. And guesses that differ by names
only cost the same: what may still be renamed depends on all guesses made so far.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.games import Game, Ranks
from autograder.numbers.kernels import Array, kernels
from autograder.numbers.symmetry import Codes, Symmetry
from autograder.numbers.trees import Tree, tree_of

NEVER = 1 << 40  # the cost of what cannot be done in the tries that are left
UNLIMITED = 40  # tries
_MANY = 100  # codes left, from which on `breadth` counts
_ONE_LOOK = -1  # as a limit: what one look at every guess says is enough

Costs = NDArray[np.int64]


@dataclass(frozen=True)
class Ideas:
    """What the search makes use of: to measure what each is worth.

    `renaming`: after how many guesses names are still looked at.
    """

    handed_down: bool = True
    narrower: bool = True
    renaming: int = 3
    compiled: bool = True


@dataclass(frozen=True)
class _Way:
    """What is known of a set by the way that led to it.

    `guesses`: those that are enough to look at; `width`: the most parts that do not win, of any of
    them; `symmetry`: what may be renamed, as long as that is looked at.
    """

    guesses: Array
    width: int
    tries: int
    symmetry: Symmetry | None

    def after(self, guess: int, depth: int) -> "_Way":
        """The way that goes on with a guess; after more than `depth` of them, nothing is
        renamed."""
        looked_at = self.symmetry and len(self.symmetry.made) < depth
        return replace(
            self, symmetry=self.symmetry.after(guess) if self.symmetry and looked_at else None
        )


class Optimum:
    """The search for the smallest total number of tries of a game.

    `only_possible`: only candidates may be proposed; `longest`: the number of tries that no game
    may exceed;
    `symmetric`: all colours and all places of the game are alike. `breadth`: look at so many
    guesses only where many codes are left, those that promise most; what is found can then be
    reached, and is proven to be no optimum. `first`: the rank of the guess to begin with, which has
    to teach something.
    """

    def __init__(
        self,
        game: Game,
        only_possible: bool = False,
        longest: int = UNLIMITED,
        symmetric: bool = False,
        ideas: Ideas = Ideas(),
        breadth: int | None = None,
        first: int | None = None,
    ) -> None:
        self._game, self._only_possible, self._longest, self._ideas = (
            game,
            only_possible,
            longest,
            ideas,
        )
        self._loops, self._breadth, self._first = kernels(ideas.compiled), breadth, first
        self._least: dict[tuple[int, int], Costs] = {}
        # the cost and its guess; a bound, and -1
        self._found: dict[tuple[bytes, int], tuple[int, int]] = {}
        kinds = len(np.unique(game.table)) - 1  # of answers that occur and do not win
        guesses = np.arange(len(game.guesses), dtype=np.uint16)
        self._start = _Way(
            guesses, kinds, longest, Symmetry(Codes(game, ideas.compiled)) if symmetric else None
        )
        self._secrets = game.secrets.astype(np.uint16)

    @property
    def sets(self) -> int:
        """The number of sets about which something was found so far."""
        return len(self._found)

    def total(self) -> int:
        """The smallest total number of tries over all secrets, the winning ones included.

        Raises ValueError when no strategy ends all games in time.
        """
        return self.cost(self._secrets) if self._first is None else self._total_after(self._first)

    def _total_after(self, first: int) -> int:
        """The same of the strategies that begin with one guess."""
        later = self._start.tries - 1 if self._longest < UNLIMITED else self._start.tries
        return self._if_any(
            self._cost_of(self._secrets, first, NEVER - 1, replace(self._start, tries=later))
        )

    def tree(self) -> Tree:
        """A strategy that takes no more. Raises ValueError as `total` does."""
        self.total()
        return tree_of(self._game, self._guess)

    def cost(self, candidates: Array, limit: int = NEVER - 1, made: Sequence[int] = ()) -> int:
        """The same over some codes, if that is at most `limit`; else a number above it that it is
        at least.

        `made`: the guesses after which only these codes are left, where that is known: it is found
        sooner.
        """
        way = (
            self._start
            if made or len(candidates) == len(self._secrets)
            else replace(self._start, symmetry=None)
        )
        for guess in made:
            way = way.after(guess, self._ideas.renaming)
        return self._if_any(self._cost(candidates.astype(np.uint16), limit, way))

    def _if_any(self, found: int) -> int:
        """A cost. Raises ValueError when it is that of no strategy."""
        if found >= NEVER:
            raise ValueError(
                f"no strategy ends every game of {self._game.name} in {self._longest} tries"
            )
        return found

    def best(self, candidates: Array) -> int:
        """A guess that costs no more, for codes whose `cost` was asked for."""
        return self._guess(candidates, 1)

    def _guess(self, candidates: Ranks, turn: int) -> int:
        """The guess of a set whose cost was found."""
        if turn == 1 and self._first is not None:
            return self._first
        if len(candidates) <= 2:
            return int(candidates[0])
        tries = self._longest - turn + 1 if self._longest < UNLIMITED else self._longest
        return self._found[candidates.astype(np.uint16).tobytes(), tries][1]

    def _cost(self, candidates: Array, limit: int, way: _Way) -> int:
        """What a set costs if that is at most `limit`; else a lower bound above the limit."""
        count = len(candidates)
        least = int(self._least_costs(way)[count])
        if count <= 2 or 0 <= limit < least:
            return least
        key = candidates.tobytes(), way.tries
        known, guess = self._found.get(key, (0, -1))
        if guess >= 0 or known > limit >= 0:
            return known
        if limit == _ONE_LOOK and known:
            return max(known, least)
        found, guess = self._searched(candidates, limit, way, max(known, least))
        self._found[key] = found, guess
        return found

    def _searched(self, candidates: Array, limit: int, way: _Way, least: int) -> tuple[int, int]:
        """The same, which is at least `least`, and a guess that costs it; -1 if it is a bound."""
        game, count = self._game, len(candidates)
        if count <= len(game.answers) and way.tries > 1:
            position = self._loops.tells_apart(game.table, candidates, len(game.answers))
            if position >= 0:
                return 2 * count - 1, int(candidates[position])
        pool = self._pool(candidates, way)
        costs = self._least_costs(way, 1)
        bounds, largest, several = self._loops.bounds(
            game.table, candidates, pool, costs, len(game.answers), game.win
        )
        bounds[largest == count] = NEVER  # it teaches nothing
        sure = largest <= 2
        order = np.lexsort((~sure, bounds))
        least = max(least, int(bounds[order[0]]))
        if sure[order[0]] and bounds[order[0]] == least < NEVER:
            return least, int(pool[order[0]])
        if least > limit:
            return least, -1
        order = order[bounds[order] <= limit]
        order = order[self._different(candidates, pool[order])]
        if count > _MANY:
            order = order[: self._breadth]
        below = self._below(candidates, way, int(several.max()))
        best, guess = limit + 1, -1
        for rank in order:
            if bounds[rank] >= best or best == least:
                break
            one = int(pool[rank])
            cost = (
                int(bounds[rank]) if sure[rank] else self._cost_of(candidates, one, best - 1, below)
            )
            if cost < best:
                best, guess = cost, one
        return best, guess

    def _cost_of(self, candidates: Array, guess: int, limit: int, below: _Way) -> int:
        """The same for one guess."""
        game = self._game
        ordered, ends = self._loops.parts(game.table, guess, candidates, len(game.answers))
        sizes = np.diff(ends)
        sizes[game.win] = 0
        smallest_first = np.argsort(sizes, kind="stable")[np.count_nonzero(sizes == 0) :]
        parts = [ordered[ends[answer] : ends[answer + 1]] for answer in smallest_first]
        least = self._least_costs(below)
        known = [int(least[len(part)]) for part in parts]
        total = len(candidates) + sum(known)
        way = below.after(guess, self._ideas.renaming)
        for looking in (True, False):  # a bound for every part, and only then the cost of each
            for rank, part in enumerate(parts):
                if total > limit:
                    return total
                if len(part) > 2:
                    cost = self._cost(
                        part, _ONE_LOOK if looking else limit - (total - known[rank]), way
                    )
                    if cost > known[rank]:
                        total, known[rank] = total + cost - known[rank], cost
        return total

    def _pool(self, candidates: Array, way: _Way) -> Array:
        """The guesses to look at: of those that can be renamed into one another, the first."""
        pool = candidates if self._only_possible else way.guesses
        classes = way.symmetry.classes if way.symmetry else None
        if classes is None:
            return pool
        _, first = np.unique(classes[pool], return_index=True)
        return pool[np.sort(first)]

    def _below(self, candidates: Array, way: _Way, parts: int) -> _Way:
        """What is known of the parts of a set, whichever guess makes them: so many `parts` at most
        are made of it."""
        guesses = way.guesses
        if self._ideas.handed_down and not self._only_possible:
            guesses = guesses[self._different(candidates, guesses)]
        width = min(way.width, parts) if self._ideas.narrower else way.width
        tries = way.tries - 1 if self._longest < UNLIMITED else way.tries
        return replace(way, guesses=guesses, width=width, tries=tries)

    def _different(self, candidates: Array, guesses: Array) -> Array:
        game = self._game
        return self._loops.different(game.table, candidates, guesses, len(game.answers), game.win)

    def _least_costs(self, way: _Way, later: int = 0) -> Costs:
        """What a set costs at least by its size alone, `later` guesses further on."""
        tries = way.tries - later if self._longest < UNLIMITED else way.tries
        if (way.width, tries) not in self._least:
            self._least[way.width, tries] = _costs_by_size(way.width, len(self._secrets), tries)
        return self._least[way.width, tries]


def _costs_by_size(kinds: int, largest: int, longest: int) -> Costs:
    """A lower bound of the cost of a set by size: a tree with so many branches, filled from the
    top."""
    costs = np.full(largest + 1, NEVER, np.int64)
    size, total, width = 0, 0, 1
    costs[0] = 0
    for depth in range(1, longest + 1):
        added = min(width, largest - size)
        costs[size + 1 : size + added + 1] = total + depth * np.arange(1, added + 1)
        size, total, width = size + added, total + depth * added, width * kinds
        if size == largest:
            break
    return costs
