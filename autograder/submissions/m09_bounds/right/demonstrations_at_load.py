"""The whole exercise as it is handed out, with prints inside the functions and games played while it is loaded."""

from collections.abc import Callable, Collection
from itertools import product
from typing import NamedTuple


class Game(NamedTuple):
    """All there is to know about a guessing game."""

    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


class Pegs(NamedTuple):
    """The answer in Mastermind."""

    black: int
    white: int


class Comparison(NamedTuple):
    """The answer in the two-number game."""

    le: bool
    ge: bool
    eq: bool


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(min(g1.count(x), g2.count(x)) for x in set(g1)) - black)


def partition(S, func):
    parts = {}
    for element in S:
        parts.setdefault(func(element), set()).add(element)
    return parts


def compare(guess, secret):
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


def two_d():
    print("the two-number game")
    pairs = [(x, y) for y in range(5) for x in range(5)]

    def score(guess, secret):
        return Comparison(
            secret[0] <= guess[0] and secret[1] <= guess[1],
            secret[0] >= guess[0] and secret[1] >= guess[1],
            secret == guess,
        )

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


calls = 0


def solution_exists(maxsteps, game):
    global calls
    calls += 1
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        results = []
        for answer in parts:
            if answer not in game.endstates:
                results.append(solution_exists(maxsteps - 1, game._replace(secrets=parts[answer])))
                if not results[-1]:
                    break
        if False not in results:
            return True
    return False


def lower_bound_on_worst_case_solution(game):
    for steps in range(1000):
        print("trying", steps)
        if solution_exists(steps, game):
            return steps


def evil_codemaker(game):
    candidates = set(game.secrets)

    def answer(guess):
        nonlocal candidates
        parts = partition(candidates, lambda secret: game.score(guess, secret))
        order = sorted(parts, key=lambda one: (-len(parts[one]), one))
        candidates = parts[order[0]]
        print(guess, order[0], len(candidates))
        return order[0]

    return answer


def first_guess_classes(p, c):
    print(p, "pegs and", c, "colours")
    classes = []
    for code in product(range(1, c + 1), repeat=p):
        if not any(sorted(map(code.count, code)) == sorted(map(other.count, other)) for other in classes):
            classes.append(list(code))
    return classes


print(two_d().score((2, 3), (2, 1)))
print([lower_bound_on_worst_case_solution(number_game(n)) for n in range(6)], calls)
play = evil_codemaker(number_game(7))
print([play(guess) for guess in (4, 6, 7, 5)])
assert len(first_guess_classes(4, 6)) == 5
