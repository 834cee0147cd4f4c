"""The smallest number of steps is computed by itself, set by set; whether a strategy exists follows from it.

The class `Game` was copied without the line that imports what it is made of.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple


class Game(NamedTuple):
    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


def two_d():
    square = [(x, y) for x in range(5) for y in range(5)]

    def score(guess, secret):
        (x, y), (a, b) = guess, secret
        return Comparison(a <= x and b <= y, a >= x and b >= y, guess == secret)

    return Game(square, square, score, {Comparison(True, True, True)})


def lower_bound_on_worst_case_solution(game):
    def parts_of(guess, secrets):
        parts = {}
        for secret in secrets:
            parts.setdefault(game.score(guess, secret), set()).add(secret)
        return parts

    @lru_cache(maxsize=None)
    def steps(secrets):
        if not secrets:
            return 0
        best = float("inf")
        for guess in game.guesses:
            parts = parts_of(guess, secrets)
            left = [frozenset(part) for answer, part in parts.items() if answer not in game.endstates]
            if left != [secrets]:
                best = min(best, 1 + max(map(steps, left), default=0))
        return best

    return steps(frozenset(game.secrets))


def solution_exists(maxsteps, game):
    return lower_bound_on_worst_case_solution(game) <= maxsteps


def evil_codemaker(game):
    candidates = list(game.secrets)

    def answer(guess):
        nonlocal candidates
        groups = {}
        for secret in candidates:
            groups.setdefault(game.score(guess, secret), []).append(secret)
        reply = min(groups, key=lambda one: (-len(groups[one]), one))
        candidates = groups[reply]
        return reply

    return answer


def first_guess_classes(p, c):
    def grows(code):
        """Each colour is the one before or the next, and colours come less and less often."""
        counts = [code.count(colour) for colour in range(1, max(code) + 1)]
        return all(counts) and counts == sorted(counts, reverse=True)

    return [list(code) for code in combinations_with_replacement(range(1, c + 1), p) if grows(code)]
