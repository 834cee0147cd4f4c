"""A guessing game: its codes, and the answer to every guess, for every code that may be
proposed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.scores import Pegs, Table

MAX_CODES = 1 << 15

Ranks = NDArray[np.intp]
Answer = Any  # a pair (well placed, misplaced) but in `game_of`


@dataclass(frozen=True, eq=False)
class Game:
    """The codes that may be proposed, those that may be secret, and the answers of the one to the
    other.

    A code is known by its rank in `guesses` (a secret is always a guess), an answer by its rank in
    `answers`. `win`: the rank of the answer that ends a game.
    """

    name: str
    guesses: tuple[Any, ...]
    secrets: Ranks
    answers: tuple[Answer, ...]
    win: int
    scores: Table | Pegs

    @property
    def table(self) -> NDArray[np.uint8]:
        """The rank of the answer to guess g when the secret is code s, as `table[g, s]`."""
        return self.scores.table

    def __repr__(self) -> str:
        return f"<{self.name}: {len(self.secrets)} secrets, {len(self.guesses)} guesses>"

    @cached_property
    def _rank_of(self) -> dict[Any, int]:
        return {guess: rank for rank, guess in enumerate(self.guesses)}

    def rank(self, guess: Sequence[Any]) -> int:
        """The rank of a code, given as it is in `guesses` or as a list. Raises ValueError when it
        is none."""
        key = tuple(guess) if isinstance(guess, list) else guess
        try:
            return self._rank_of[key]
        except (KeyError, TypeError):  # TypeError: it holds a list
            raise ValueError(
                f"{guess!r} is not a code of {self.name}, such as {self.guesses[0]!r}"
            ) from None

    def candidates(self, history: Sequence[tuple[Any, Answer]]) -> Ranks:
        """The secrets consistent with some (guess, answer), in order.

        Raises ValueError when a guess or an answer is none of the game, or when no secret is
        consistent.
        """
        left = self.secrets
        for turn, (guess, answer) in enumerate(history, 1):
            if answer not in self.answers:
                raise ValueError(f"turn {turn}: {answer!r} is no answer of {self.name}")
            left = left[self.scores.row(self.rank(guess), left) == self.answers.index(answer)]
            if not len(left):
                raise ValueError(
                    f"turn {turn}: no secret is consistent with {answer!r} and the answers"
                    " before it"
                )
        return left


def _check_size(codes: int) -> None:
    if codes > MAX_CODES:
        raise ValueError(f"{codes} codes are more than are looked at here ({MAX_CODES} at most)")


def mastermind(p: int, c: int, repeats: bool = True) -> Game:
    """MM(p, c): p pegs of colours 1 to c; `repeats`: may a secret hold a colour twice? Guesses
    always may.

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
    scores = Pegs(np.array(guesses, np.uint8).reshape(-1, p) - 1, c)
    name = f"MM({p}, {c})" + ("" if repeats else " without repeats")
    return Game(
        name, guesses, np.array(secrets, np.intp), scores.answers, len(scores.answers) - 1, scores
    )


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
    scores = Pegs(np.array(found, np.uint8), len(alphabet))
    name = f"bulls and cows, {length} of {len(alphabet)}"
    return Game(
        name, guesses, np.arange(len(guesses)), scores.answers, len(scores.answers) - 1, scores
    )


def game_of(
    name: str, codes: Sequence[Any], score: Callable[[Any, Any], Answer], won: Answer
) -> Game:
    """Any small game in which every code may be proposed and be secret: `score(guess, secret)`, and
    the last answer.

    Raises ValueError when there is no code, or when another guess than the secret wins.
    """
    if not codes:
        raise ValueError("a game needs at least one code")
    _check_size(len(codes))
    scores = [[score(guess, secret) for secret in codes] for guess in codes]
    if any(
        (answer == won) != (i == j) for i, row in enumerate(scores) for j, answer in enumerate(row)
    ):
        raise ValueError(f"{won!r} must be the answer to the secret, and to nothing else")
    answers = tuple(sorted({answer for row in scores for answer in row}))
    ranks = {answer: rank for rank, answer in enumerate(answers)}
    table = np.array([[ranks[answer] for answer in row] for row in scores], np.uint8)
    return Game(name, tuple(codes), np.arange(len(codes)), answers, ranks[won], Table(table))
