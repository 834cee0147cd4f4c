"""Entropies and counts are computed by numpy; numbers of numpy are returned."""

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


import numpy as np


def mastermind_score(g1, g2):
    a, b = np.array(list(g1)), np.array(list(g2))
    black = np.sum(a == b)
    common = np.sum([min(np.sum(a == letter), np.sum(b == letter)) for letter in np.unique(a)])
    return Pegs(int(black), int(common - black))


def partition(S, func):
    parts = {}
    for s in S:
        parts.setdefault(func(s), set()).add(s)
    return parts


def entropy(P):
    weights = np.array(list(P), dtype=float)
    weights = weights[weights > 0]
    p = weights / weights.sum()
    return -(p * np.log2(p)).sum() + 0.0


def decision_entropy(V, g, score):
    return entropy([len(part) for part in partition(V, lambda v: score(g, v)).values()])


def best_decision(V, G, score):
    guesses = list(G)
    worth = np.array([decision_entropy(V, g, score) for g in guesses])
    best = np.flatnonzero(np.isclose(worth, worth.max(), rtol=0, atol=1e-9))
    possible = [i for i in best if guesses[i] in V]
    return guesses[possible[0] if possible else best[0]]


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda v: game.score(decision, v))
    yield Node(
        decision,
        [Branch(r, None if r in game.endstates else lazy_solution_tree(game._replace(secrets=p))) for r, p in parts.items()],
    )


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        node = next(tree)
        result = scorer(node.decision)
        below = dict(node.branches)
        if result not in below:
            raise ValueError("contradictory results")
        played.append((node.decision, result))
        tree = below[result]
    return played


def all_solutions(game):
    return [solver(lambda g: game.score(g, s), game) for s in game.secrets]


def worst_case_solution(game):
    solutions = all_solutions(game)
    return solutions[np.argmax([len(s) for s in solutions])]


def solution_length_distribution(game):
    lengths, counts = np.unique([len(s) for s in all_solutions(game)], return_counts=True)
    return dict(zip(lengths, counts))
