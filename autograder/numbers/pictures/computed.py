"""What the pictures show, computed by the engine."""

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import log2

import numpy as np
from numpy.typing import NDArray

from autograder.numbers.facts.fact import kept
from autograder.numbers.facts.shared import mm, numbers, two_numbers
from autograder.numbers.games import Game, Ranks
from autograder.numbers.playing import Result, first_candidate, play_all, split, strategy_of
from autograder.numbers.strategies import RULES, choose, sizes_of
from autograder.numbers.symmetry import first_guesses


def digits(code: Iterable[int]) -> str:
    return "".join(map(str, code))


def game_in_order(secret: str) -> list[tuple[str, tuple[int, int], Ranks]]:
    """The moves of the decoder of module 4: proposition, answer, and what is possible after it."""
    game, moves = mm(4, 6), []
    left, rank = game.secrets, game.rank(tuple(map(int, secret)))
    guess = -1
    while guess != rank:
        guess = int(left[0])
        seen = game.table[guess, rank]
        left = left[game.table[guess, left] == seen]
        moves.append((digits(game.guesses[guess]), game.answers[seen], left))
    return moves


@cache
def random_games(count: int = 60_000) -> NDArray[np.int64]:
    """The tries of so many games in which every proposition is drawn among the consistent codes."""
    game, chance, found = mm(4, 6), random.Random(0), np.empty(count, np.int64)
    for number in range(count):
        secret, left, guess, tries = chance.randrange(len(game.guesses)), game.secrets, -1, 0
        while guess != secret:
            tries += 1
            guess = int(left[chance.randrange(len(left))])
            seen = game.table[guess]
            left = left[seen[left] == seen[secret]]
        found[number] = tries
    return found


def shares_of(tries: Iterable[int]) -> dict[int, float]:
    counts = Counter(tries)
    return {number: count / counts.total() for number, count in sorted(counts.items())}


@cache
def in_order() -> Result:
    return play_all(mm(4, 6), first_candidate)


@cache
def by_rule(rule: str) -> Result:
    return play_all(mm(4, 6), strategy_of(RULES[rule]))


def exact_mean() -> float:
    """The expectation of the shuffled decoder, as `mastermind reproduce --all` has found it."""
    return float(kept()["shuffled: expectation"]["value"])


def expected_areas(seen: tuple[int, int]) -> tuple[Ranks, dict[bool, Counter[float]]]:
    """What is left after 123 and that reply, 3 digits of 1 to 7, and how many guesses expect which
    area.

    By whether the guess is compatible.
    """
    game = numbers(3, "1234567")
    area = game.candidates([("123", seen)])
    sizes = sizes_of(game, area)
    expected = (sizes * sizes).sum(1) / len(area)
    inside = np.isin(np.arange(len(expected)), area)
    return area, {
        possible: Counter(expected[inside == possible].tolist()) for possible in (False, True)
    }


def first_parts() -> dict[str, list[int]]:
    """The sizes of the parts for the five kinds of first proposition, largest first."""
    game = mm(4, 6)
    return {
        digits(game.guesses[rank]): sorted(
            len(part) for _, part in split(game, int(rank), game.secrets)
        )[::-1]
        for rank in first_guesses(game)
    }


def bits(sizes: Iterable[int]) -> float:
    """The entropy of parts of these sizes."""
    sizes = list(sizes)
    return sum(size / sum(sizes) * log2(sum(sizes) / size) for size in sizes)


def layers(game: Game, rule: str) -> list[list[tuple[int, int, str]]]:
    """The plan of a one-step strategy: for each step its groups, as (first place, size, guess).

    Places are ranks of secrets, large parts first.
    """
    found: list[list[tuple[int, int, str]]] = []

    def grow(step: int, start: int, candidates: Ranks) -> None:
        guess = choose(game, candidates, RULES[rule])
        if len(found) < step:
            found.append([])
        letters = "".join("ABCDEFGHI"[colour - 1] for colour in game.guesses[guess])
        found[step - 1].append((start, len(candidates), letters))
        for answer, part in sorted(split(game, guess, candidates), key=lambda each: -len(each[1])):
            if answer != game.win:
                grow(step + 1, start, part)
                start += len(part)

    grow(1, 0, game.secrets)
    return found


def two_numbers_parts(
    guess: tuple[int, int], among: Ranks | None = None
) -> list[list[tuple[int, int]]]:
    """The secrets by answer, large parts first; the guess itself, when possible, is one of them."""
    game = two_numbers()
    found = split(game, game.rank(guess), game.secrets if among is None else among)
    ordered = sorted(found, key=lambda part: (-len(part[1]), part[0]))
    return [[game.guesses[rank] for rank in part.tolist()] for _, part in ordered]


def games_by_tries() -> dict[str, tuple[dict[int, float], float]]:
    """The share of games by number of tries, and the mean, for each strategy of the lesson."""
    found = {
        "in order": (shares_of(in_order().tries.tolist()), in_order().mean),
        "at random": (shares_of(random_games().tolist()), exact_mean()),
    }
    for rule in ("minimax", "entropy", "expected size", "most parts"):
        found[rule] = (shares_of(by_rule(rule).tries.tolist()), by_rule(rule).mean)
    return found
