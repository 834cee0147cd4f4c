"""One-step strategies: a rule looks at the sizes of the parts into which a guess splits the candidates.

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

TOLERANCE = 1e-9  # below which two sums of n log n are equal; they are exactly so, or differ by far more
_MANY = 1 << 24  # entries counted at once


@dataclass(frozen=True)
class Rule:
    """What a strategy looks for. For all rules here, nothing is better than parts of a single code each."""

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
    """The number of candidates that give each answer, for some guesses or for all: shape (guesses, answers)."""
    table, answers = game.table, len(game.answers)
    count = len(game.guesses) if guesses is None else len(guesses)
    sizes = np.empty((count, answers), np.int64)
    rows = max(1, _MANY // max(1, len(candidates)))
    for start in range(0, count, rows):
        part = slice(start, start + rows) if guesses is None else guesses[start : start + rows]
        seen = table[part][:, candidates].astype(np.intp)
        number = len(seen)
        seen += np.arange(0, number * answers, answers)[:, None]
        sizes[start : start + number] = np.bincount(seen.ravel(), minlength=number * answers).reshape(number, answers)
    return sizes


def choose(game: Game, candidates: Ranks, rule: Rule, only_possible: bool = False, prefer: bool = True) -> int:
    """The guess a rule makes. `only_possible`: among the candidates; `prefer`: a candidate among equals.

    Raises ValueError when there is no candidate.
    """
    if not len(candidates):
        raise ValueError("no code is left: the answers contradict each other")
    prefer = prefer or only_possible
    if len(candidates) == 1 or (prefer and len(candidates) == 2):
        return int(candidates[0])
    if prefer and len(candidates) <= len(game.answers):
        own = sizes_of(game, candidates, candidates)
        alone = np.flatnonzero(own.max(1) == 1)
        if len(alone):  # the best that can be, for every rule
            return int(candidates[alone[0]])
    pool = candidates if only_possible else None
    merits = rule.merit(sizes_of(game, candidates, pool))
    best = np.flatnonzero(merits >= merits.max() - TOLERANCE)
    if pool is not None:
        return int(pool[best[0]])
    if prefer:
        possible = best[np.isin(best, candidates)]
        best = possible if len(possible) else best
    return int(best[0])
