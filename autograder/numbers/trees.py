"""Strategies as trees: what is proposed in every case, which anybody can walk through."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from autograder.numbers.games import Game, Ranks
from autograder.numbers.playing import Result, split


@dataclass(frozen=True)
class Tree:
    """A guess, by its rank, and what follows each answer that does not win, by the answer's
    rank."""

    guess: int
    branches: dict[int, "Tree"]


def tree_of(game: Game, chosen: Callable[[Ranks, int], int]) -> Tree:
    """The tree of a strategy: `chosen(candidates, turn)` is the rank of the guess it makes.

    Raises ValueError when a guess teaches nothing.
    """

    def tree(candidates: Ranks, turn: int) -> Tree:
        guess = chosen(candidates, turn)
        parts = {
            answer: part for answer, part in split(game, guess, candidates) if answer != game.win
        }
        if any(len(part) == len(candidates) for part in parts.values()):
            raise ValueError(
                f"{game.guesses[guess]!r} does not split the {len(candidates)} codes that are left"
            )
        return Tree(guess, {answer: tree(part, turn + 1) for answer, part in parts.items()})

    return tree(game.secrets, 1)


def result_of(game: Game, tree: Tree) -> Result:
    """The number of tries each secret takes."""
    tries = np.zeros(len(game.guesses), np.int64)

    def walk(tree: Tree, candidates: Ranks, turn: int) -> None:
        for answer, part in split(game, tree.guess, candidates):
            if answer == game.win:
                tries[part] = turn
            else:
                walk(tree.branches[answer], part, turn + 1)

    walk(tree, game.secrets, 1)
    return Result(game, tries[game.secrets])
