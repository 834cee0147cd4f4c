"""What the facts of several modules are made with: the games of the course, and how results are
written."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from math import log2
from typing import Any

import numpy as np

from autograder.course.module import this_course
from autograder.numbers.games import Game, Ranks, bulls_and_cows, game_of, mastermind
from autograder.numbers.optimum import Optimum
from autograder.numbers.playing import Result, Strategy, play_all, split, strategy_of
from autograder.numbers.strategies import RULES, sizes_of
from autograder.numbers.symmetry import first_guesses
from autograder.numbers.worst import Worst

SMALL = "1234567"

mm = cache(mastermind)
numbers = cache(bulls_and_cows)


def two_numbers() -> Game:
    codes = list(product(range(5), repeat=2))

    def compare(guess: tuple[int, int], secret: tuple[int, int]) -> tuple[bool, bool, bool]:
        below = secret[0] <= guess[0] and secret[1] <= guess[1]
        above = secret[0] >= guess[0] and secret[1] >= guess[1]
        return below, above, guess == secret

    return game_of("two numbers", codes, compare, (True, True, True))


def solution(slug: str) -> Any:
    """The reference of a module, whose functions answer as those of the exercise should."""
    return this_course().module(slug).reference


# ---------------------------------------------------------------- codes, and what they are worth


def rank_of(game: Game, code: str) -> int:
    return game.rank(tuple(map(int, code)))


def pattern(code: Any) -> tuple[int, ...]:
    """How often each colour of a code occurs, largest first."""
    return tuple(sorted(Counter(code).values(), reverse=True))


def parts_of(game: Game, guess: int, candidates: Ranks | None = None) -> list[int]:
    """The sizes of the parts of a guess, largest first."""
    among = game.secrets if candidates is None else candidates
    return sorted((len(part) for _, part in split(game, guess, among)), reverse=True)


def expected(parts: list[int]) -> float:
    """The number of candidates left, on average."""
    return sum(size * size for size in parts) / sum(parts)


def bits(parts: Iterable[float]) -> float:
    """The entropy of parts of these sizes."""
    sizes = [size for size in parts if size]
    return sum(size / sum(sizes) * log2(sum(sizes) / size) for size in sizes)


def first_codes(game: Game) -> list[tuple[Any, ...]]:
    """The smallest code of each kind of first guess."""
    return [game.guesses[rank] for rank in first_guesses(game)]


def by_entropy(game: Game) -> list[tuple[float, str]]:
    """Each shape of first guess and its entropy, the most telling first."""
    found = []
    for rank in first_guesses(game):
        shape = "".join("ABCDEFGHI"[colour - 1] for colour in game.guesses[rank])
        found.append((bits(sizes_of(game, game.secrets, np.array([rank]))[0].tolist()), shape))
    return sorted(found, reverse=True)


# ---------------------------------------------------------------- games


def play(
    game: Game, rule: str, first: str = "", only_possible: bool = False, prefer: bool = True
) -> Result:
    guess = rank_of(game, first) if first else None
    return play_all(game, strategy_of(RULES[rule], only_possible, prefer), guess)


def play_in_order(game: Game, rule: str, seed: int, first: str = "") -> Result:
    """The same when an order drawn at random decides between equals; candidates still go first."""
    codes = len(game.guesses)
    place = np.array(random.Random(seed).sample(range(codes), codes))
    return play_all(
        game, strategy_of(RULES[rule], place=place), rank_of(game, first) if first else None
    )


def situations(game: Game, strategy: Strategy, first: int | None = None) -> list[tuple[int, Ranks]]:
    """Each guess that a strategy chooses, all games played together, and what may be the secret
    when it does."""
    found = []

    def noted(game: Game, candidates: Ranks) -> int:
        guess = strategy(game, candidates)
        found.append((guess, candidates))
        return guess

    play_all(game, noted, first)
    return found


def best_after(game: Game, guess: int) -> int:
    """The smallest total when the first guess is given."""
    parts = [part for answer, part in split(game, guess, game.secrets) if answer != game.win]
    search = Optimum(game)
    return len(game.secrets) + sum(search.cost(part) for part in parts)


def worst(game: Game, symmetric: bool = True) -> int:
    return Worst(game, symmetric).fewest()


# ---------------------------------------------------------------- how results are written


def several(values: Iterable[Any]) -> str:
    return " ".join(map(str, values))


def spaced(code: Iterable[Any]) -> str:
    """A code as lessons print it, 1 1 2 3."""
    return " ".join(map(str, code))


def rows(lines: Iterable[Iterable[Any]]) -> str:
    """The numbers of a table, row by row."""
    return "; ".join(several(line) for line in lines)


def counts(result: Result, longest: int = 0) -> str:
    """The number of secrets in 1, 2, 3… tries, up to the longest game or to a number of tries."""
    return several(result.counts.get(tries, 0) for tries in range(1, (longest or result.worst) + 1))


def total_mean_worst(result: Result) -> str:
    return f"{result.total} {result.mean:.6f} {result.worst}"
