"""The answers of codes to each other: read in a table, or computed when they are asked for.

Both have `table`, of which `table[g, s]` is the rank of the answer to guess g when the secret is
code s.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.kernels import Array, kernels

_TABLE_CODES = 1 << 14  # the table of more would take more than a quarter of a gigabyte
_BLOCK = 1 << 22  # entries computed at once, so that they stay in the cache


@dataclass(frozen=True, eq=False)
class Table:
    """Answers that were computed beforehand."""

    table: NDArray[np.uint8]

    def row(self, guess: int, secrets: Array) -> Array:
        """The ranks of the answers to one guess, for some secrets."""
        return np.asarray(self.table[guess, secrets])

    def sizes(self, secrets: Array, guesses: Array, answers: int) -> Array:
        """The number of secrets that give each answer: shape (guesses, answers)."""
        return kernels().sizes(self.table, secrets, guesses, answers)


@dataclass(frozen=True, eq=False)
class Pegs:
    """Answers (well placed, misplaced) of codes of shape (number, pegs) with values from 0 to
    `values` - 1."""

    codes: NDArray[np.uint8]
    values: int

    @cached_property
    def answers(self) -> tuple[tuple[int, int], ...]:
        """All answers; the last one wins."""
        pegs = self.codes.shape[1]
        return tuple(
            (black, white) for black in range(pegs + 1) for white in range(pegs + 1 - black)
        )

    @cached_property
    def ranks(self) -> NDArray[np.uint8]:
        """The rank of an answer by well placed, and by pegs in common."""
        pegs = self.codes.shape[1]
        ranks = np.zeros((pegs + 1, pegs + 1), np.uint8)
        for rank, (black, white) in enumerate(self.answers):
            ranks[black, black + white] = rank
        return ranks

    @cached_property
    def kinds(self) -> tuple[NDArray[np.uint8], NDArray[np.uint16]]:
        """The pegs that two kinds of codes have in common, and the kind of each code: there are far
        fewer kinds."""
        holds = np.stack(
            [(self.codes == value).sum(1, dtype=np.uint8) for value in range(self.values)], 1
        )
        kinds, kind_of = np.unique(holds, axis=0, return_inverse=True)
        common = np.zeros((len(kinds), len(kinds)), np.uint8)
        for held in kinds.T:
            common += np.minimum.outer(held, held)
        return common, kind_of.astype(np.uint16)

    @cached_property
    def table(self) -> NDArray[np.uint8]:
        every = np.arange(len(self.codes))
        table = np.empty((len(every), len(every)), np.uint8)
        rows = max(1, _BLOCK // len(every))
        for start in range(0, len(every), rows):
            table[start : start + rows] = self.block(every[start : start + rows], every)
        return table

    def block(self, guesses: Array, secrets: Array) -> Array:
        """The ranks of some answers, computed: shape (guesses, secrets)."""
        common, kind_of = self.kinds
        placed = np.zeros((len(guesses), len(secrets)), np.uint8)
        for guessed, secret in zip(self.codes[guesses].T, self.codes[secrets].T, strict=True):
            placed += guessed[:, None] == secret[None]
        shared = common[kind_of[guesses]][:, kind_of[secrets]]
        return np.asarray(self.ranks.ravel()[placed * np.uint8(self.codes.shape[1] + 1) + shared])

    def row(self, guess: int, secrets: Array) -> Array:
        """The ranks of the answers to one guess, for some secrets."""
        if len(self.codes) <= _TABLE_CODES:
            return np.asarray(self.table[guess, secrets])
        return np.asarray(self.block(np.array([guess]), secrets)[0])

    def sizes(self, secrets: Array, guesses: Array, answers: int) -> Array:
        """The number of secrets that give each answer: shape (guesses, answers)."""
        if len(self.codes) <= _TABLE_CODES:
            return kernels().sizes(self.table, secrets, guesses, answers)
        common, kind_of = self.kinds
        return kernels().sizes_computed(
            self.codes, kind_of, common, self.ranks, secrets, guesses, answers
        )
