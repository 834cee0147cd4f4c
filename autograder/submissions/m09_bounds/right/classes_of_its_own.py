"""A dataclass for the game, a callable object for the codemaker, a class that searches."""

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Game:
    guesses: Any
    secrets: Any
    score: Any
    endstates: Any


class Comparison(NamedTuple):
    le: bool
    ge: bool
    eq: bool


class TwoNumbers:
    numbers = range(5)

    def __call__(self, guess, secret):
        le = all(map(int.__le__, secret, guess))
        ge = all(map(int.__ge__, secret, guess))
        return Comparison(le, ge, le and ge)


def two_d() -> Game:
    score = TwoNumbers()
    pairs = list(product(score.numbers, score.numbers))
    return Game(pairs, pairs, score, {score((0, 0), (0, 0))})


class Search:
    def __init__(self, game):
        self.game = game

    def parts(self, guess):
        found = defaultdict(list)
        for secret in self.game.secrets:
            found[self.game.score(guess, secret)].append(secret)
        return found

    def possible(self, steps):
        if not len(self.game.secrets):
            return True
        return steps > 0 and any(self.good(guess, steps - 1) for guess in self.game.guesses)

    def good(self, guess, steps):
        for answer, part in self.parts(guess).items():
            if answer not in self.game.endstates and not Search(replace(self.game, secrets=part)).possible(steps):
                return False
        return True


def solution_exists(maxsteps, game):
    return Search(Game(game.guesses, game.secrets, game.score, game.endstates)).possible(maxsteps)


def lower_bound_on_worst_case_solution(game):
    steps = -1
    exists = False
    while not exists:
        steps += 1
        exists = solution_exists(steps, game)
    return steps


class EvilCodemaker:
    def __init__(self, game):
        self.game = game
        self.candidates = tuple(game.secrets)

    def __call__(self, guess):
        parts = Search(Game(None, self.candidates, self.game.score, None)).parts(guess)
        answer, part = min(parts.items(), key=lambda item: (-len(item[1]), item[0]))
        self.candidates = tuple(part)
        return answer


evil_codemaker = EvilCodemaker


class Code(tuple):
    @property
    def kind(self):
        return tuple(sorted(map(self.count, set(self))))


def first_guess_classes(p, c):
    smallest = {}
    for code in map(Code, product(range(1, c + 1), repeat=p)):
        smallest[code.kind] = min(code, smallest.get(code.kind, code))
    return sorted(map(list, smallest.values()))
