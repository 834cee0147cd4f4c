"""A guessing game as a table: the answer to every guess, for every code that may be proposed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAX_CODES = 1 << 15  # of which the table takes a gigabyte
_BLOCK = 1 << 22  # entries of the table made at once, so that they stay in the cache

Ranks = NDArray[np.intp]
Answer = Any  # a pair (well placed, misplaced) but in `game_of`


@dataclass(frozen=True, eq=False)
class Game:
    """The codes that may be proposed, those that may be secret, and the answers of the one to the other.

    `table[g, s]`: the rank, in `answers`, of the answer to guess g when the secret is code s (both are ranks in
    `guesses`; a secret is always a guess). `win`: the rank of the answer that ends a game.
    """

    name: str
    guesses: tuple[Any, ...]
    secrets: Ranks
    answers: tuple[Answer, ...]
    win: int
    table: NDArray[np.uint8]

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self.secrets)} secrets, {len(self.guesses)} guesses>"

    @cached_property
    def _rank_of(self) -> dict[Any, int]:
        return {guess: rank for rank, guess in enumerate(self.guesses)}

    def rank(self, guess: Sequence[Any]) -> int:
        """The rank of a code, given as it is in `guesses` or as a list. Raises ValueError when it is none."""
        key = tuple(guess) if isinstance(guess, list) else guess
        try:
            return self._rank_of[key]
        except (KeyError, TypeError):  # TypeError: it holds a list
            raise ValueError(f"{guess!r} is not a code of {self.name}, such as {self.guesses[0]!r}") from None

    def candidates(self, history: Sequence[tuple[Any, Answer]]) -> Ranks:
        """The secrets consistent with some (guess, answer), in order.

        Raises ValueError when a guess or an answer is none of the game, or when no secret is consistent.
        """
        left = self.secrets
        for turn, (guess, answer) in enumerate(history, 1):
            if answer not in self.answers:
                raise ValueError(f"turn {turn}: {answer!r} is no answer of {self.name}")
            left = left[self.table[self.rank(guess), left] == self.answers.index(answer)]
            if not len(left):
                raise ValueError(f"turn {turn}: no secret is consistent with {answer!r} and the answers before it")
        return left


def _check_size(codes: int) -> None:
    if codes > MAX_CODES:
        raise ValueError(f"{codes} codes are more than a score table is made for here ({MAX_CODES} at most)")


def pairs_table(codes: NDArray[np.uint8], values: int) -> tuple[tuple[tuple[int, int], ...], NDArray[np.uint8]]:
    """The answers (well placed, misplaced) that codes give to each other: their list, and the table of their ranks.

    `codes`: shape (number of codes, pegs), with values from 0 to `values` - 1.
    """
    count, pegs = codes.shape
    answers = tuple((black, white) for black in range(pegs + 1) for white in range(pegs + 1 - black))
    ranks = np.zeros((pegs + 1, pegs + 1), np.uint8)  # by well placed, and by pegs in common
    for rank, (black, white) in enumerate(answers):
        ranks[black, black + white] = rank
    holds = np.stack([(codes == value).sum(1, dtype=np.uint8) for value in range(values)], 1)
    kinds, kind_of = np.unique(holds, axis=0, return_inverse=True)
    common = np.minimum(kinds[:, None], kinds[None]).sum(2, dtype=np.uint8)  # of kinds of codes: there are far fewer
    table = np.empty((count, count), np.uint8)
    rows = max(1, _BLOCK // count)
    for start in range(0, count, rows):
        part = codes[start : start + rows]
        placed = np.zeros((len(part), count), np.uint8)
        for place in range(pegs):
            placed += part[:, place, None] == codes[None, :, place]
        shared = common[kind_of[start : start + rows]][:, kind_of]
        table[start : start + rows] = ranks.ravel()[placed * np.uint8(pegs + 1) + shared]
    return answers, table


def mastermind(p: int, c: int, repeats: bool = True) -> Game:
    """MM(p, c): p pegs of colours 1 to c; `repeats`: may a secret hold a colour twice? Guesses always may.

    Raises ValueError when p or c is no positive integer, or when there is no secret.
    """
    for letter, number in (("p", p), ("c", c)):
        if not isinstance(number, int) or number < 1:
            raise ValueError(f"{letter} must be a whole number from 1 on, not {number!r}")
    _check_size(c**p)
    guesses = tuple(product(range(1, c + 1), repeat=p))
    secrets = [rank for rank, code in enumerate(guesses) if repeats or len(set(code)) == p]
    if not secrets:
        raise ValueError(f"no code of {p} pegs has different colours when there are only {c}")
    answers, table = pairs_table(np.array(guesses, np.uint8).reshape(-1, p) - 1, c)
    name = f"MM({p}, {c})" + ("" if repeats else " without repeats")
    return Game(name, guesses, np.array(secrets, np.intp), answers, len(answers) - 1, table)


def bulls_and_cows(length: int = 4, alphabet: str = "0123456789") -> Game:
    """Secrets and guesses are the strings of that length without a repeated character.

    Raises ValueError when the alphabet repeats a character, or when there is no such string.
    """
    if len(set(alphabet)) != len(alphabet):
        raise ValueError(f"the alphabet {alphabet!r} holds a character twice")
    if not 1 <= length <= len(alphabet):
        raise ValueError(f"{length!r} different characters cannot be taken from {alphabet!r}")
    found = sorted(permutations(range(len(alphabet)), length))
    _check_size(len(found))
    guesses = tuple("".join(alphabet[rank] for rank in ranks) for ranks in found)
    answers, table = pairs_table(np.array(found, np.uint8), len(alphabet))
    name = f"bulls and cows, {length} of {len(alphabet)}"
    return Game(name, guesses, np.arange(len(guesses)), answers, len(answers) - 1, table)


def game_of(name: str, codes: Sequence[Any], score: Callable[[Any, Any], Answer], won: Answer) -> Game:
    """Any small game in which every code may be proposed and be secret: `score(guess, secret)`, and the last answer.

    Raises ValueError when there is no code, or when another guess than the secret wins.
    """
    if not codes:
        raise ValueError("a game needs at least one code")
    _check_size(len(codes))
    scores = [[score(guess, secret) for secret in codes] for guess in codes]
    if any((answer == won) != (i == j) for i, row in enumerate(scores) for j, answer in enumerate(row)):
        raise ValueError(f"{won!r} must be the answer to the secret, and to nothing else")
    answers = tuple(sorted({answer for row in scores for answer in row}))
    ranks = {answer: rank for rank, answer in enumerate(answers)}
    table = np.array([[ranks[answer] for answer in row] for row in scores], np.uint8)
    return Game(name, tuple(codes), np.arange(len(codes)), answers, ranks[won], table)
