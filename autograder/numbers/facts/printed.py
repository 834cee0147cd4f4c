"""The tables of mean numbers of tries that an article prints, beside the true ones: cell by cell,
with the reason."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import Any

import numpy as np

from autograder.numbers.facts.shared import mm
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import play_all, strategy_of
from autograder.numbers.strategies import RULES

_PRINTED = {  # MM(p, c) from c = 2 on, then MM*(p, c), where only candidates are proposed
    (2, False): "2 2.33 2.81 3.24 3.66 4.04 4.43",
    (3, False): "2.5 2.96 3.25 3.61 3.97 4.34 4.69",
    (4, False): "2.88 3.33 3.76 4.07 4.43 4.75 5.06",
    (5, False): "3.125 3.69 4.12 4.54",
    (6, False): "3.48 3.996 4.52",
    (2, True): "2 2.33 2.81 3.24 3.72 4.18 4.67",
    (3, True): "2.5 2.96 3.27 3.63 4 4.4 4.78",
    (4, True): "2.88 3.36 3.8 4.1 4.45 4.81 5.14",
    (5, True): "3.125 3.71 4.18 4.61",
    (6, True): "3.52 3.997 4.56",
}


class Kind(Enum):
    """What a printed mean is."""

    AGREES = "ours, cut or rounded"
    BLANKS = "that of a first guess with colours that do not exist"
    IMPOSSIBLE = "below the optimum"
    OTHER = "none of these"


@dataclass(frozen=True)
class Cell:
    """One mean of a table: p pegs, c colours, `only_possible` in the table MM*."""

    p: int
    c: int
    only_possible: bool
    printed: str = ""

    @property
    def name(self) -> str:
        return f"MM{'*' if self.only_possible else ''}({self.p}, {self.c})"

    @property
    def codes(self) -> int:
        return len(mm(self.p, self.c).guesses)

    @cached_property
    def total(self) -> int:
        """All tries by the rule of module 7: 1 2 … p first when there are so many colours, else
        what the rule says."""
        game, strategy = mm(self.p, self.c), strategy_of(RULES["expected size"], self.only_possible)
        first = game.rank(tuple(range(1, self.p + 1))) if self.c >= self.p else None
        return play_all(game, strategy, first).total

    @cached_property
    def with_blanks(self) -> int:
        """All tries when 1 2 … p comes first whatever colours there are: those that do not exist
        match nothing."""
        game, strategy = mm(self.p, self.c), strategy_of(RULES["expected size"], self.only_possible)
        parts: dict[Any, list[int]] = {}
        for rank, code in enumerate(game.guesses):
            placed = sum(colour == place for place, colour in enumerate(code, 1))
            common = len({colour for colour in code if colour <= self.p})
            parts.setdefault((placed, common), []).append(rank)
        played = (
            play_all(replace(game, secrets=np.array(part)), strategy)
            for (n, _), part in parts.items()
            if n < self.p
        )
        return self.codes + sum(result.total for result in played)

    @property
    def mean(self) -> float:
        return self.total / self.codes

    @property
    def difference(self) -> float:
        """What our mean has more than the printed one."""
        return self.mean - float(self.printed)

    def _prints_as(self, mean: float) -> bool:
        """Whether a mean is the printed one: cut or rounded to two decimals, or rounded to as many
        as are printed."""
        more, decimals = mean - float(self.printed), len(self.printed.partition(".")[2])
        return -0.005 <= round(more, 6) < 0.01 or (decimals == 1 and abs(more) <= 0.05)

    @property
    def agrees(self) -> bool:
        return self._prints_as(self.mean)

    @cached_property
    def kind(self) -> Kind:
        if self.agrees:
            return Kind.AGREES
        if self.c < self.p and self._prints_as(self.with_blanks / self.codes):
            return Kind.BLANKS
        if self._below_the_optimum:
            return Kind.IMPOSSIBLE
        return Kind.OTHER

    @property
    def reason(self) -> str:
        """Why the printed mean is what it is, as far as it can be told."""
        match self.kind:
            case Kind.AGREES:
                return "agrees"
            case Kind.BLANKS:
                return (
                    f"with 1 2 … {self.p} first, colours above {self.c} being blanks:"
                    f" {self.with_blanks}/{self.codes}"
                )
            case Kind.IMPOSSIBLE:
                return (
                    f"no strategy takes fewer than {self._smallest}/{self.codes} ="
                    f" {self._smallest / self.codes:.4g}"
                )
            case Kind.OTHER if self.c < self.p:
                return (
                    f"nor with blanks, {self.with_blanks / self.codes:.4f}: a mean of some games,"
                    " perhaps"
                )
        return "another choice among equals, perhaps; it cannot be checked"

    @property
    def _below_the_optimum(self) -> bool:
        """Whether the printed mean is too small for any strategy; the search is for those below
        ours only."""
        return float(self.printed) < self.mean and float(self.printed) < self._smallest / self.codes

    @cached_property
    def _smallest(self) -> int:
        return Optimum(mm(self.p, self.c), self.only_possible, symmetric=True).total()


CELLS = [
    Cell(p, c, only_possible, printed)
    for (p, only_possible), row in _PRINTED.items()
    for c, printed in enumerate(row.split(), 2)
]


def printed_rows() -> str:
    return "; ".join(_PRINTED.values())


def told() -> Iterator[str]:
    """A line for each cell: its name, the printed mean, ours, and the reason."""
    for cell in CELLS:
        yield (
            f"{cell.name:9} {cell.printed:>6}  {cell.mean:.4f} = {cell.total}/{cell.codes} "
            f" {cell.reason}"
        )
