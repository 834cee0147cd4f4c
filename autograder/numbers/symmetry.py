"""Codes that are the same up to names of colours and places of pegs."""

from collections.abc import Iterator
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.games import Game, Ranks

Digits = NDArray[np.intp]  # shape (codes, pegs): colours numbered from 0


def first_guesses(game: Game) -> Ranks:
    """The smallest guess of each class of first propositions, of a game whose colours and places are all alike."""
    seen: dict[tuple[int, ...], int] = {}
    for rank, code in enumerate(game.guesses):
        seen.setdefault(tuple(sorted(map(list(code).count, set(code)), reverse=True)), rank)
    return np.array(sorted(seen.values()), np.intp)


def second_guesses(game: Game, first: int) -> Ranks:
    """The smallest guess of each class of second propositions: what can be renamed without changing the first one."""
    return np.unique(second_classes(game, first))


def second_classes(game: Game, first: int) -> Ranks:
    """The smallest guess of the class of second propositions of each guess."""
    colours = sorted({colour for code in game.guesses for colour in code})
    digits = np.array([[colours.index(colour) for colour in code] for code in game.guesses])
    weights = len(colours) ** np.arange(digits.shape[1] - 1, -1, -1)
    values = digits @ weights
    smallest = values.copy()
    for places, names in _keeping(digits[first].tolist(), len(colours)):
        np.minimum(smallest, _fresh_in_order(names[digits[:, places]], digits[first]) @ weights, out=smallest)
    return np.asarray(np.searchsorted(values, smallest), np.intp)  # codes are in order


def _keeping(code: list[int], colours: int) -> Iterator[tuple[list[int], NDArray[np.intp]]]:
    """The permutations of places, each with the renaming of colours that undoes what it does to a code."""
    for places in permutations(range(len(code))):
        names = dict(zip((code[place] for place in places), code, strict=True))
        if len(set(names.values())) == len(names) and all(names[code[p]] == code[i] for i, p in enumerate(places)):
            yield list(places), np.array([names.get(colour, colour) for colour in range(colours)])


def _fresh_in_order(digits: Digits, used: NDArray[np.intp]) -> Digits:
    """The codes with the colours that are not used yet renamed, the smallest first."""
    count, pegs = digits.shape
    fresh = np.setdiff1d(np.arange(digits.max() + 1), used)
    if not len(fresh):
        return digits
    names = np.full((count, digits.max() + 1), -1)
    names[:, used] = used
    met, renamed, rows = np.zeros(count, np.intp), np.empty_like(digits), np.arange(count)
    for place in range(pegs):
        seen = digits[:, place]
        new = rows[names[rows, seen] < 0]
        names[new, seen[new]] = fresh[met[new]]
        met[new] += 1
        renamed[:, place] = names[rows, seen]
    return renamed
