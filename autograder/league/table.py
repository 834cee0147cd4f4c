"""Who needs how many tries: ranks, duels on the same secrets, and where one is better than the best."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from autograder.i18n import league as said
from autograder.i18n.text import Text
from autograder.i18n.trees import STRATEGY
from autograder.trees.verify import Rules, Verified, verified

LEARNER, RULE, CHAMPION = "learner", "rule", "champion"
_AHEAD = _TOP = 3  # on a learner's page: so many just ahead, and of the first


class Duel(NamedTuple):
    """On how many secrets one needs fewer tries than another, as many, and more."""

    better: int
    even: int
    worse: int


@dataclass(frozen=True)
class Row:
    """One that has played every secret: its kind, its tree as a file has it, and what a walk through that has found."""

    name: str
    kind: str
    tree: dict[str, Any]
    found: Verified
    rank: int = 0

    @property
    def title(self) -> Text:
        """What people call it."""
        if self.kind == RULE:
            return STRATEGY[self.name]
        return said.CHAMPION.format(name=self.name) if self.kind == CHAMPION else Text.quoted(self.name)

    @property
    def mean(self) -> float:
        return self.found.total / self.found.secrets

    @cached_property
    def _tries(self) -> NDArray[np.int64]:
        return np.array([*self.found.tries.values()])

    def against(self, other: "Row") -> Duel:
        """The duel of the two, secret by secret."""
        better, worse = int((self._tries < other._tries).sum()), int((self._tries > other._tries).sum())
        return Duel(better, len(self._tries) - better - worse, worse)

    def beats(self, other: "Row") -> list[str]:
        """The secrets for which it needs fewer tries."""
        return [secret for secret, tries in self.found.tries.items() if tries < other.found.tries[secret]]


@dataclass(frozen=True)
class Standing:
    """A league: its rows, from the fewest tries to the most; equal totals share a rank; and who is out, and why."""

    game: str
    rules: Rules
    rows: tuple[Row, ...]
    out: tuple[tuple[str, Text], ...] = ()

    @classmethod
    def of(cls, game: str, rules: Rules, rows: Iterable[Row], out: Iterable[tuple[str, Text]] = ()) -> "Standing":
        """The rows in order, with their ranks."""
        ordered = sorted(
            rows, key=lambda row: (row.found.total, row.kind != RULE, row.name != "optimal", row.kind, row.name)
        )
        totals = [row.found.total for row in ordered]
        ranked = [Row(row.name, row.kind, row.tree, row.found, 1 + totals.index(row.found.total)) for row in ordered]
        return cls(game, rules, tuple(ranked), tuple(sorted(out, key=lambda one: one[0])))

    @cached_property
    def best(self) -> Row:
        """The best of all, the optimum where it is known: what the others are compared with."""
        return self.rows[0]

    @property
    def longest(self) -> int:
        return max(row.found.worst for row in self.rows)

    @property
    def learners(self) -> list[Row]:
        return [row for row in self.rows if row.kind == LEARNER]

    @property
    def champions(self) -> list[Row]:
        """The learners with the fewest tries, one for each tree."""
        first = [row for row in self.learners if row.found.total == self.learners[0].found.total]
        return [row for rank, row in enumerate(first) if not any(row.found == one.found for one in first[:rank])]

    @property
    def notable(self) -> Sequence[Row]:
        """Those of the table of duels: the rules, the champions of before and of now."""
        return [row for row in self.rows if row.kind != LEARNER or row in self.champions[:5]]

    def seen_by(self, name: str) -> "Standing":
        """What a learner is shown: all but the others behind the first ones and those just ahead, and who is out."""
        learners = self.learners
        own = [row for row in learners if row.name == name]
        ahead = [row for row in learners if own and row.found.total < own[0].found.total]
        kept = [*learners[:_TOP], *ahead[-_AHEAD:], *own]
        rows = tuple(row for row in self.rows if row.kind != LEARNER or row in kept)
        return Standing(self.game, self.rules, rows, tuple(one for one in self.out if one[0] == name))


def row_of(name: str, kind: str, tree: dict[str, Any]) -> Row:
    """One that has played. Raises InputError when its tree is none."""
    return Row(name, kind, tree, verified(tree))
