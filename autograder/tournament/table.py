"""Who needs how many tries: ranks, duels on the same secrets, and where one is better than the
best."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from autograder.i18n.message import Message, _, quoted
from autograder.tournament.play import Moves
from autograder.trees.names import STRATEGY_TITLES
from autograder.trees.verify import Rules, Verified, answer, verified


def shown_to(name: str, ahead: bool, anybody: bool) -> Message:
    """Who is on a learner's page: perhaps some ahead, besides the first of the class, if any."""
    if ahead:
        return _(
            "Here are the first of the class, those of the book, and those just ahead of `{name}`.",
            name=name,
        )
    return (
        _("Here are the first of the class, and those of the book.")
        if anybody
        else _("Here are those of the book.")
    )


LEARNER, RULE, CHAMPION = "learner", "rule", "champion"
_FIRST = "optimal"  # of equals
_AHEAD = _TOP = 3  # on a learner's page: so many just ahead, and of the first


class Duel(NamedTuple):
    """On how many secrets one is better than another, as good, and worse."""

    better: int
    even: int
    worse: int


@dataclass(frozen=True)
class Row:
    """A decoder that has played.

    Attributes:
        name: Its own.
        kind: Of a learner, of the book, or a champion.
        found: The tries by secret.
        tree: Its strategy, as a file has it.
        rank: Its place.
    """

    name: str
    kind: str
    found: Verified
    tree: dict[str, Any]
    rank: int = 0

    @property
    def title(self) -> Message:
        """What people call it."""
        if self.kind == RULE:
            return STRATEGY_TITLES[self.name]
        return (
            _("{name} (champion)", name=self.name) if self.kind == CHAMPION else quoted(self.name)
        )

    @property
    def mean(self) -> float:
        return self.found.total / self.found.secrets

    @property
    def cost(self) -> int:
        """The tries of all games; the fewer, the better."""
        return self.found.total

    @cached_property
    def _costs(self) -> NDArray[np.int64]:
        return np.array([*self.found.tries.values()])

    def against(self, other: "Row") -> Duel:
        """The duel of the two, game by game."""
        better, worse = (
            int((self._costs < other._costs).sum()),
            int((self._costs > other._costs).sum()),
        )
        return Duel(better, len(self._costs) - better - worse, worse)

    def beats(self, other: "Row") -> list[str]:
        """The games in which it is better."""
        return [
            key
            for key, one, two in zip(self.found.tries, self._costs, other._costs, strict=True)
            if one < two
        ]

    def game(self, key: str) -> Moves:
        """The moves of one game."""
        node, moves = self.tree["tree"], list[tuple[str, str]]()
        while not moves or moves[-1][0] != key:
            guess, branches = (node, {}) if isinstance(node, str) else node
            moves.append((guess, answer(guess, key)))
            node = branches.get(moves[-1][1])
        return moves


@dataclass(frozen=True)
class Standing:
    """A league: its rows, from the best to the worst; equal totals share a rank; and who is out,
    and why."""

    game: str
    rules: Rules
    rows: tuple[Row, ...]
    out: tuple[tuple[str, Message], ...] = ()

    @classmethod
    def of(
        cls, game: str, rules: Rules, rows: Iterable[Row], out: Iterable[tuple[str, Message]] = ()
    ) -> "Standing":
        """The rows in order, with their ranks."""
        ordered = sorted(
            rows,
            key=lambda row: (row.cost, row.kind != RULE, row.name != _FIRST, row.kind, row.name),
        )
        costs = [row.cost for row in ordered]
        ranked = [replace(row, rank=1 + costs.index(row.cost)) for row in ordered]
        return cls(game, rules, tuple(ranked), tuple(sorted(out, key=lambda one: one[0])))

    @property
    def played(self) -> Message:
        """The games that each has played."""
        values = {"games": self.best.found.secrets, "secrets": self.rules.number()}
        return (
            _("all {secrets} secrets")
            if self.is_whole
            else _("the same {games} of the {secrets} secrets, drawn by lot")
        ).format(**values)

    @property
    def is_whole(self) -> bool:
        """Whether decoders have met every secret."""
        return self.best.found.secrets == self.rules.number()

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
        """The best learners; of those whose games take the same tries, one."""
        first = [row for row in self.learners if row.rank == self.learners[0].rank]
        return [
            row
            for rank, row in enumerate(first)
            if not any(row.found == one.found for one in first[:rank])
        ]

    @property
    def notable(self) -> Sequence[Row]:
        """Those of the table of duels: the rules, the champions of before and of now."""
        return [row for row in self.rows if row.kind != LEARNER or row in self.champions[:5]]

    def introduced_to(self, name: str) -> Message:
        """Who is on that learner's page, whose standing this is."""
        learners = self.learners
        rank = next((row.rank for row in learners if row.name == name), 0)
        return shown_to(name, any(row.rank < rank for row in learners[_TOP:]), bool(learners))

    def seen_by(self, name: str) -> "Standing":
        """What a learner is shown: all but the others behind the first ones and those just ahead,
        and who is out."""
        learners = self.learners
        own = [row for row in learners if row.name == name]
        ahead = [row for row in learners if own and row.rank < own[0].rank]
        kept = [*learners[:_TOP], *ahead[-_AHEAD:], *own]
        rows = tuple(row for row in self.rows if row.kind != LEARNER or row in kept)
        return Standing(
            self.game, self.rules, rows, tuple(one for one in self.out if one[0] == name)
        )


def row_of(name: str, kind: str, tree: dict[str, Any], secrets: Sequence[str] | None = None) -> Row:
    """A decoder that has played, all secrets or some. Raises InputError when its tree is none."""
    return Row(name, kind, verified(tree, secrets), tree)
