"""Scores, parts and decisions are remembered by functools; secrets travel as frozen sets."""

from collections.abc import Callable, Collection
from itertools import product
from math import log2
from typing import NamedTuple


class Pegs(NamedTuple):
    black: int
    white: int


class Game(NamedTuple):
    guesses: Collection
    secrets: Collection
    score: Callable
    endstates: Collection


class Node(NamedTuple):
    decision: object
    branches: list


class Branch(NamedTuple):
    result: object
    subtree: object


def mastermind_game(colours, holes, repeats=True):
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    secrets = [code for code in codes if repeats or len(set(code)) == holes]
    return Game(codes, secrets, mastermind_score, {Pegs(holes, 0)})


def compare(guess, secret):
    if secret == guess:
        return "found"
    return "lower" if secret < guess else "higher"


def number_game(n):
    numbers = list(range(1, n + 1))
    return Game(numbers, numbers, compare, {"found"})


from functools import cache, lru_cache


@lru_cache(maxsize=None)
def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(min(g1.count(c), g2.count(c)) for c in set(g1)) - black)


def partition(S, func):
    parts = {}
    for s in S:
        parts.setdefault(func(s), set()).add(s)
    return parts


@cache
def plogp(size, total):
    return size / total * log2(total / size)


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(plogp(w, total) for w in weights)


def decision_entropy(V, g, score):
    return entropy(len(part) for part in partition(V, lambda v: score(g, v)).values())


@cache
def remembered_decision(V, G, score):
    if len(V) <= 2:
        return next(g for g in G if g in V)
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))


def best_decision(V, G, score):
    return remembered_decision(frozenset(V), tuple(G), score)


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda v: game.score(decision, v))
    branches = [
        Branch(r, lazy_solution_tree(game._replace(secrets=frozenset(p))) if r not in game.endstates else None)
        for r, p in parts.items()
    ]
    yield Node(decision, branches)


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        if all(result != branch.result for branch in branches):
            raise ValueError("contradiction")
        played.append((decision, result))
        tree = next(branch.subtree for branch in branches if branch.result == result)
    return played


def all_solutions(game):
    return [solver(lambda g: game.score(g, s), game) for s in game.secrets]


def worst_case_solution(game):
    return max(all_solutions(game), key=len)


def solution_length_distribution(game):
    return {
        length: sum(len(s) == length for s in all_solutions(game))
        for length in set(len(s) for s in all_solutions(game))
    }
