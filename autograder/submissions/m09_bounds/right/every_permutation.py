"""Each code is compared with all its permutations; the codemaker goes through its answers again each time."""

from collections.abc import Callable, Collection
from itertools import permutations
from typing import NamedTuple


class Game(NamedTuple):
    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


class Comparison(NamedTuple):
    le: bool
    ge: bool
    eq: bool


def comparison(guess, secret):
    differences = [b - a for a, b in zip(guess, secret)]
    return Comparison(le=max(differences) <= 0, ge=min(differences) >= 0, eq=not any(differences))


def two_d():
    cells = [(y, x) for x in range(5) for y in range(5)]
    return Game(cells, tuple(cells), comparison, {Comparison(le=True, ge=True, eq=True)})


def solution_exists(maxsteps, game):
    def good(guess):
        parts = {}
        for secret in game.secrets:
            answer = game.score(guess, secret)
            if answer not in game.endstates:
                parts.setdefault(answer, []).append(secret)
        for part in parts.values():
            if maxsteps == 1 or not solution_exists(maxsteps - 1, Game(game.guesses, part, game.score, game.endstates)):
                return False
        return True

    if len(game.secrets) == 0:
        return True
    return maxsteps > 0 and any(map(good, game.guesses))


def lower_bound_on_worst_case_solution(game, low=0):
    if solution_exists(low, game):
        return low
    return lower_bound_on_worst_case_solution(game, low + 1)


def evil_codemaker(game):
    history = []

    def answer(guess):
        left = [secret for secret in game.secrets if all(game.score(g, secret) == told for g, told in history)]
        replies = [game.score(guess, secret) for secret in left]
        best = sorted(set(replies))
        best.sort(key=replies.count, reverse=True)
        history.append((guess, best[0]))
        return best[0]

    return answer


def canonical(code):
    best = None
    for moved in set(permutations(code)):
        names = {}
        renamed = [names.setdefault(colour, len(names) + 1) for colour in moved]
        if best is None or renamed < best:
            best = renamed
    return best


def first_guess_classes(p, c):
    codes = [[]]
    for _ in range(p):
        codes = [code + [colour] for code in codes for colour in range(1, c + 1)]
    return [code for code in codes if code == sorted(code) and canonical(code) == code]
