"""The solver narrows its own set of secrets down, and never looks at the tree."""

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


def mastermind_score(g1, g2):
    black = sum(x == y for x, y in zip(g1, g2))
    s1, s2 = sorted(g1), sorted(g2)
    i = j = common = 0
    while i < len(s1) and j < len(s2):
        if s1[i] == s2[j]:
            common += 1
            i += 1
            j += 1
        elif s1[i] < s2[j]:
            i += 1
        else:
            j += 1
    return Pegs(black, common - black)


def partition(S, func):
    parts = dict()
    for s in S:
        key = func(s)
        if key not in parts:
            parts[key] = set()
        parts[key].add(s)
    return parts


def entropy(P):
    P = [w for w in P if w]
    if not P:
        return 0
    total = sum(P)
    return sum(-w / total * log2(w / total) for w in P)


def decision_entropy(V, g, score):
    results = [score(g, v) for v in V]
    return entropy(results.count(result) for result in set(results))


def best_decision(V, G, score):
    V = set(V)
    best = max(decision_entropy(V, g, score) for g in G)
    for g in sorted(G, key=lambda g: g not in V):
        if decision_entropy(V, g, score) >= best - 1e-9:
            return g


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        subtree = None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part))
        branches.append(Branch(subtree=subtree, result=result))
    yield Node(branches=branches, decision=decision)


def solver(scorer, game):
    left, played = set(game.secrets), []
    while True:
        decision = best_decision(left, game.guesses, game.score)
        result = scorer(decision)
        left = {v for v in left if game.score(decision, v) == result}
        if not left:
            raise ValueError("nothing is left")
        played.append((decision, result))
        if result in game.endstates:
            return played


def all_solutions(game):
    return list(map(lambda secret: solver(lambda g: game.score(g, secret), game), game.secrets))


def worst_case_solution(game):
    longest = max(map(len, all_solutions(game)))
    return [s for s in all_solutions(game) if len(s) == longest][0]


def solution_length_distribution(game):
    lengths = [len(s) for s in all_solutions(game)]
    return dict((n, lengths.count(n)) for n in set(lengths))
