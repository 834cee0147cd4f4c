"""Codes that are the same up to names of colours and places of pegs."""

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

import numpy as np

from autograder.numbers.games import Game, Ranks
from autograder.numbers.kernels import Array, kernels


class Codes:
    """The codes of a game as digits: colours numbered from 0 on."""

    def __init__(self, game: Game, compiled: bool = True) -> None:
        names = sorted({colour for code in game.guesses for colour in code})
        self.colours, self._loops = len(names), kernels(compiled)
        self.digits = np.array(
            [[names.index(colour) for colour in code] for code in game.guesses], np.int64
        )
        self._values = self.digits @ (self.colours ** np.arange(self.digits.shape[1] - 1, -1, -1))

    def renamed(self, places: Array, names: Array, fresh: Array) -> Ranks:
        """The smallest code that each becomes; see `kernels.plain.renamed`."""
        smallest = self._loops.renamed(self.digits, places, names, fresh, self.colours)
        return np.asarray(np.searchsorted(self._values, smallest), np.intp)  # codes are in order


@dataclass(frozen=True, eq=False)
class Symmetry:
    """What may be renamed after some guesses, in a game whose colours are all alike, and whose
    places are."""

    codes: Codes
    made: tuple[int, ...] = ()
    before: "Symmetry | None" = None

    def after(self, guess: int) -> "Symmetry":
        """What may still be renamed after one guess more."""
        return Symmetry(self.codes, (*self.made, guess), self)

    @cached_property
    def kept(self) -> list[tuple[tuple[int, ...], dict[int, int]]]:
        """The permutations of places, each with the renaming of colours that gives the guesses made
        back."""
        made, kept = self.codes.digits[list(self.made)], []
        for places in (
            [places for places, _ in self.before.kept]
            if self.before
            else permutations(range(made.shape[1]))
        ):
            pairs = set(zip(made[:, places].ravel().tolist(), made.ravel().tolist(), strict=True))
            names = dict(pairs)
            if len(pairs) == len(names) == len(set(names.values())):
                kept.append((places, names))
        return kept

    @cached_property
    def classes(self) -> Ranks | None:
        """For each guess the smallest that it becomes by a renaming; None when there is nothing to
        rename."""
        colours = range(self.codes.colours)
        used = self.kept[0][1]
        fresh = np.array([colour for colour in colours if colour not in used], np.int64)
        if len(self.kept) == 1 and len(fresh) < 2:
            return None
        places = np.array([places for places, _ in self.kept])
        names = np.array([[names.get(colour, -1) for colour in colours] for _, names in self.kept])
        return self.codes.renamed(places, names, fresh)


def first_guesses(game: Game) -> Ranks:
    """The smallest guess of each class of first propositions."""
    return np.unique(_classes(Symmetry(Codes(game)), game))


def second_guesses(game: Game, first: int) -> Ranks:
    """The smallest guess of each class of second propositions: what can be renamed without changing
    the first one."""
    return np.unique(second_classes(game, first))


def second_classes(game: Game, first: int) -> Ranks:
    """The smallest guess of the class of second propositions of each guess."""
    return _classes(Symmetry(Codes(game)).after(first), game)


def _classes(symmetry: Symmetry, game: Game) -> Ranks:
    return np.arange(len(game.guesses)) if symmetry.classes is None else symmetry.classes
