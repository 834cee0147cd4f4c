"""The player who draws at random among the consistent codes, exactly: the mean over all draws,
without drawing."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from autograder.numbers.games import Game, Ranks
from autograder.numbers.playing import split
from autograder.numbers.symmetry import first_guesses, second_classes


class Moments(NamedTuple):
    """The first two moments of the number of tries of one game with a random secret."""

    mean: float
    square: float  # mean of the squares
    longest: int

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return sqrt(self.square - self.mean**2)


class RandomPlayer:
    """Candidates are bit sets: bit n stands for the n-th secret. `symmetric` as for
    `optimum.Optimum`."""

    def __init__(self, game: Game, symmetric: bool = False) -> None:
        self._game, self._symmetric = game, symmetric
        self._known: dict[int, Moments] = {
            1 << rank: Moments(1.0, 1.0, 1) for rank in range(len(game.secrets))
        }

    def moments(self) -> Moments:
        """Mean, mean square, and the longest game that can be."""
        if not self._symmetric:
            return self._moments((1 << len(self._game.secrets)) - 1)
        kinds = Counter(_kind(self._game.guesses[rank]) for rank in self._game.secrets)
        codes = (self._game.guesses[rank] for rank in first_guesses(self._game))
        return mean_of(
            (kinds[_kind(code)], self.after(code)) for code in codes if kinds[_kind(code)]
        )

    def after(self, guess: Any) -> Moments:
        """The same for games that begin with that guess, which is a possible secret."""
        first = self._game.rank(guess)
        classes = (
            second_classes(self._game, first)
            if self._symmetric
            else np.arange(len(self._game.guesses))
        )
        found = [(1, Moments(1.0, 1.0, 1))]
        for answer, part in split(self._game, first, self._game.secrets):
            if answer != self._game.win:
                found.append(
                    (len(part), _one_more(self._of_part(part, Counter(classes[part].tolist()))))
                )
        return mean_of(found)

    def _of_part(self, part: Ranks, second: Mapping[int, int]) -> Moments:
        """The moments for the secrets of a part alone, which keeps bit sets small, from second
        guesses and weights."""
        player = RandomPlayer(replace(self._game, secrets=part))
        every = (1 << len(part)) - 1
        positions = np.searchsorted(part, list(second)).tolist()
        return mean_of(
            (weight, player._after(every, place))
            for place, weight in zip(positions, second.values(), strict=True)
        )

    @cached_property
    def _masks(self) -> list[list[int]]:
        """The bit set of each answer that does not win, for each secret as a guess."""
        game = self._game
        masks = []
        for guess in game.secrets:
            row = game.table[guess, game.secrets]
            flags = [
                np.packbits(row == answer, bitorder="little").tobytes()
                for answer in range(len(game.answers))
            ]
            masks.append(
                [
                    int.from_bytes(flag, "little")
                    for answer, flag in enumerate(flags)
                    if answer != game.win
                ]
            )
        return masks

    def _moments(self, candidates: int) -> Moments:
        found = self._known.get(candidates)
        if found is None:
            found = self._known[candidates] = mean_of(
                (1, self._after(candidates, guess)) for guess in _bits(candidates)
            )
        return found

    def _after(self, candidates: int, guess: int) -> Moments:
        """The moments with one try more than in the part the secret falls into; the guess itself
        needs that one."""
        found = [(1, Moments(1.0, 1.0, 1))]
        for mask in self._masks[guess]:
            part = candidates & mask
            if part:
                found.append((part.bit_count(), _one_more(self._moments(part))))
        return mean_of(found)


def _kind(code: Any) -> tuple[int, ...]:
    """The repetitions of a code."""
    return tuple(sorted(Counter(code).values()))


def _bits(number: int) -> Iterator[int]:
    while number:
        last = number & -number
        yield last.bit_length() - 1
        number ^= last


def _one_more(found: Moments) -> Moments:
    """The moments after one more try."""
    return Moments(1 + found.mean, 1 + 2 * found.mean + found.square, found.longest + 1)


def mean_of(found: Iterable[tuple[int, Moments]]) -> Moments:
    """The moments of a mixture of cases with so many chances each."""
    chances, mean, square, longest = 0, 0.0, 0.0, 0
    for weight, one in found:
        chances += weight
        mean += weight * one.mean
        square += weight * one.square
        longest = max(longest, one.longest)
    return Moments(mean / chances, square / chances, longest)
