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
        if self.kind == CHAMPION:
            return _("{name} (champion)", name=self.name)
        return quoted(self.name)

    @property
    def mean(self) -> float:
        return self.found.total / self.found.secrets

    @cached_property
    def _tries(self) -> NDArray[np.int64]:
        return np.array([*self.found.tries.values()])

    def against(self, other: "Row") -> Duel:
        """The duel of the two, game by game."""
        gains = other._tries - self._tries
        better, worse = int((gains > 0).sum()), int((gains < 0).sum())
        return Duel(better, len(gains) - better - worse, worse)

    def beats(self, other: "Row") -> dict[str, int]:
        """The games in which it is better, each with the tries that it saves."""
        saved = zip(self.found.tries, (other._tries - self._tries).tolist(), strict=True)
        return {key: tries for key, tries in saved if tries > 0}

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

    rules: Rules
    rows: tuple[Row, ...]
    out: tuple[tuple[str, Message], ...] = ()

    @classmethod
    def of(
        cls, rules: Rules, rows: Iterable[Row], out: Iterable[tuple[str, Message]] = ()
    ) -> "Standing":
        """The rows in order, with their ranks."""
        ordered = sorted(
            rows,
            key=lambda row: (
                *(row.found.total, row.kind != RULE, row.name != _FIRST, row.kind, row.name),
            ),
        )
        totals = [row.found.total for row in ordered]
        ranked = [replace(row, rank=1 + totals.index(row.found.total)) for row in ordered]
        return cls(rules, tuple(ranked), tuple(sorted(out, key=lambda one: one[0])))

    @property
    def played(self) -> Message:
        """The games that each has played."""
        games, secrets = self.best.found.secrets, self.rules.number()
        if self.is_whole:
            return _("all {secrets} secrets", secrets=secrets)
        return _(
            "the same {games} of the {secrets} secrets, drawn by lot", games=games, secrets=secrets
        )

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
        best: list[Row] = []
        for row in self.learners:
            if row.rank == self.learners[0].rank and all(row.found != one.found for one in best):
                best.append(row)
        return best

    @property
    def notable(self) -> list[Row]:
        """Those of the table of duels: the rules, the champions of before and of now."""
        champions = self.champions[:5]
        return [row for row in self.rows if row.kind != LEARNER or row in champions]

    def introduced_to(self, name: str) -> Message:
        """Who is on that learner's page, whose standing this is."""
        learners = self.learners
        own = next((row.rank for row in learners if row.name == name), 0)
        if any(row.rank < own for row in learners[_TOP:]):
            return _(
                "Here are the first of the class, those of the book, and those just ahead of "
                "`{name}`.",
                name=name,
            )
        if learners:
            return _("Here are the first of the class, and those of the book.")
        return _("Here are those of the book.")

    def seen_by(self, name: str) -> "Standing":
        """What a learner is shown: all but the others behind the first ones and those just ahead,
        and who is out."""
        learners = self.learners
        own = [row for row in learners if row.name == name]
        ahead = [row for row in learners if own and row.rank < own[0].rank]
        shown = [*learners[:_TOP], *ahead[-_AHEAD:], *own]
        rows = tuple(row for row in self.rows if row.kind != LEARNER or row in shown)
        return replace(self, rows=rows, out=tuple(one for one in self.out if one[0] == name))


def row_of(name: str, kind: str, tree: dict[str, Any], secrets: Sequence[str] | None = None) -> Row:
    """A decoder that has played, all secrets or some. Raises InputError when its tree is none."""
    return Row(name, kind, verified(tree, secrets), tree)
