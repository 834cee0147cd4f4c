"""The rules of the game, and what a proposition would teach."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from math import log2

from autograder.i18n.message import _

COLOURS = (  # the palette of Okabe and Ito, in the order of board.css
    _("orange circle"),
    _("light blue square"),
    _("green triangle"),
    _("yellow diamond"),
    _("dark blue pentagon"),
    _("dark orange hexagon"),
    _("pink octagon"),
    _("black shield"),
    _("grey arch"),
)

Code = tuple[int, ...]  # colours from 1
Answer = tuple[int, int]  # well placed, misplaced


def typed(code: Sequence[int]) -> str:
    """A code, or an answer, as people write it: 1 1 2 2."""
    return " ".join(map(str, code))


@dataclass(frozen=True)
class Rules:
    """A variant of the game: how many colours and pegs, and how many propositions the player
    has."""

    colours: int = 6
    length: int = 4
    tries: int = 10

    @property
    def win(self) -> Answer:
        return self.length, 0

    def codes(self) -> tuple[Code, ...]:
        """All codes, in order."""
        return tuple(product(range(1, self.colours + 1), repeat=self.length))

    def is_code(self, pegs: object) -> bool:
        return (
            isinstance(pegs, Sequence)
            and len(pegs) == self.length
            and all(type(peg) is int and 1 <= peg <= self.colours for peg in pegs)
        )

    def is_answer(self, well: int, misplaced: int) -> bool:
        """Whether an answer can be given at all: with three pegs of four well placed, the last
        cannot be misplaced."""
        total = well + misplaced
        return (
            well >= 0 <= misplaced
            and total <= self.length
            and (well, misplaced) != (self.length - 1, 1)
        )


def score(code: Code, guess: Code) -> Answer:
    """The answer of a codemaker whose code it is."""
    well = sum(map(int.__eq__, code, guess))
    return well, sum(min(code.count(colour), guess.count(colour)) for colour in set(guess)) - well


@dataclass(frozen=True)
class Worth:
    """What a proposition would teach: how many of the codes still possible give each answer."""

    guess: Code
    possible: bool  # could it be the code itself?
    parts: tuple[tuple[Answer, int], ...]  # the largest first

    @property
    def mean(self) -> float:
        """The mean number of codes left after the answer, if all codes are equally likely."""
        return sum(size * size for _, size in self.parts) / self._total

    @property
    def most(self) -> int:
        return max(size for _, size in self.parts)

    @property
    def bits(self) -> float:
        """The information in the answer."""
        return sum(size / self._total * log2(self._total / size) for _, size in self.parts)

    @property
    def _total(self) -> int:
        return sum(size for _, size in self.parts)


def worth(guess: Code, candidates: Iterable[Code]) -> Worth:
    """What that proposition would teach; there must be a candidate."""
    candidates = tuple(candidates)
    sizes = Counter(score(code, guess) for code in candidates)
    return Worth(
        guess,
        guess in candidates,
        tuple(sorted(sizes.items(), key=lambda part: (-part[1], part[0]))),
    )
