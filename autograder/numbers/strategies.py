"""One-step strategies: a rule looks at the sizes of the parts into which a guess splits the
candidates.

Among guesses of equal merit a possible secret is preferred, then the one that comes first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.games import Game, Ranks

Sizes = NDArray[np.int64]  # shape (guesses, answers)
Merits = NDArray[Any]

# below which two sums of n log n are equal; they are exactly so, or differ by far more
TOLERANCE = 1e-9


@dataclass(frozen=True)
class Rule:
    """What a strategy looks for. For all rules here, nothing is better than parts of a single code
    each."""

    name: str
    source: str
    merit: Callable[[Sizes], Merits]  # the larger, the better


def _smallest_largest_part(sizes: Sizes) -> Merits:
    return np.asarray(-sizes.max(1))


def _least_expected_size(sizes: Sizes) -> Merits:
    return np.asarray(-(sizes * sizes).sum(1))


def _most_parts(sizes: Sizes) -> Merits:
    return np.asarray(np.count_nonzero(sizes, 1))


def _most_information(sizes: Sizes) -> Merits:
    numbers = np.arange(int(sizes.max()) + 1)
    of_size = numbers * np.log2(np.maximum(numbers, 1))
    return np.asarray(-of_size[sizes].sum(1))


RULES = {
    rule.name: rule
    for rule in (
        Rule("minimax", "Knuth 1977", _smallest_largest_part),
        Rule("expected size", "Irving 1978", _least_expected_size),
        Rule("entropy", "Neuwirth 1982", _most_information),
        Rule("most parts", "Kooi 2005", _most_parts),
    )
}


def sizes_of(game: Game, candidates: Ranks, guesses: Ranks | None = None) -> Sizes:
    """The number of candidates that give each answer, for some guesses or for all: shape (guesses,
    answers)."""
    every = np.arange(len(game.guesses)) if guesses is None else guesses
    return game.scores.sizes(candidates, every, len(game.answers))


def choose(
    game: Game,
    candidates: Ranks,
    rule: Rule,
    only_possible: bool = False,
    prefer: bool = True,
    place: Ranks | None = None,
) -> int:
    """The guess a rule makes. `only_possible`: among the candidates; `prefer`: a candidate among
    equals.

    `place`: rank of each code, used to break ties (default: the order of the codes).
    Raises ValueError when there is no candidate.
    """
    if not len(candidates):
        raise ValueError("no code is left: the answers contradict each other")
    prefer = prefer or only_possible
    if len(candidates) == 1 or (prefer and len(candidates) == 2):
        return _first(candidates, place)
    if prefer and len(candidates) <= len(game.answers):
        own = sizes_of(game, candidates, candidates)
        alone = np.flatnonzero(own.max(1) == 1)
        if len(alone):  # the best that can be, for every rule
            return _first(candidates[alone], place)
    pool = candidates if only_possible else None
    merits = rule.merit(sizes_of(game, candidates, pool))
    best = np.flatnonzero(merits >= merits.max() - TOLERANCE)
    if pool is not None:
        return _first(pool[best], place)
    if prefer:
        possible = best[np.isin(best, candidates)]
        best = possible if len(possible) else best
    return _first(best, place)


def _first(codes: Ranks, place: Ranks | None) -> int:
    return int(codes[0] if place is None else codes[place[codes].argmin()])
