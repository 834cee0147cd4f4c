"""The games of module 9 that have no pegs: higher or lower, and the same with two numbers at once.

An answer says where the secret lies, seen from the guess. Nothing is shared with what finds strategies.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

BELOW, ABOVE, NEITHER, FOUND = "<", ">", ".", "="


@dataclass(frozen=True)
class Numbers:
    """Higher or lower: a number from 1 to `size`."""

    size: int

    @property
    def stated(self) -> dict[str, Any]:
        """The game as a file has it."""
        return {"kind": "numbers", "size": self.size}

    @property
    def won(self) -> str:
        """The answer that ends it."""
        return FOUND

    def answers(self) -> set[str]:
        """All answers."""
        return {BELOW, ABOVE, FOUND}

    def secrets(self) -> list[str]:
        """All secrets, in order."""
        return [str(number) for number in range(1, self.size + 1)]

    def allows(self, guess: str) -> bool:
        """Whether a guess is one of the numbers."""
        return guess in self.secrets()

    def answer(self, guess: str, secret: str) -> str:
        """Where the secret lies."""
        return FOUND if guess == secret else BELOW if int(secret) < int(guess) else ABOVE


@dataclass(frozen=True)
class Pairs:
    """Two numbers from 0 on, `size` of them: a pair is below another one when it is above it in neither place."""

    size: int

    @property
    def stated(self) -> dict[str, Any]:
        """The game as a file has it."""
        return {"kind": "pairs", "size": self.size}

    @property
    def won(self) -> str:
        """The answer that ends it."""
        return FOUND

    def answers(self) -> set[str]:
        """All answers."""
        return {BELOW, ABOVE, NEITHER, FOUND}

    def secrets(self) -> list[str]:
        """All secrets, in order, as two digits."""
        return [f"{one}{other}" for one, other in product(range(self.size), repeat=2)]

    def allows(self, guess: str) -> bool:
        """Whether a guess is one of the pairs."""
        return guess in self.secrets()

    def answer(self, guess: str, secret: str) -> str:
        """Where the secret lies: below, above, or above in one place and below in the other."""
        if guess == secret:
            return FOUND
        places = list(zip(guess, secret, strict=True))  # digits are in the order of their numbers
        if all(hidden <= made for made, hidden in places):
            return BELOW
        return ABOVE if all(hidden >= made for made, hidden in places) else NEITHER


LARGEST = {"numbers": 99, "pairs": 9}  # sizes


def other_game(game: dict[str, Any]) -> Numbers | Pairs | None:
    """The game that a file states, if it is one of these, and neither too small nor too large."""
    kind, size = game.get("kind"), game.get("size")
    if type(size) is not int or not isinstance(kind, str) or not 1 <= size <= LARGEST.get(kind, 0):
        return None
    return Numbers(size) if kind == "numbers" else Pairs(size)
