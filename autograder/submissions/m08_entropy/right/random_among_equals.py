"""Among equal guesses, chance decides: no two trees need be the same."""

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


import random


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    pool = list(g2)
    for letter in g1:
        if letter in pool:
            pool.remove(letter)
    return Pegs(black, len(g2) - len(pool) - black)


def partition(S, func):
    parts = {}
    for s in S:
        parts[func(s)] = parts.get(func(s), set()) | {s}
    return parts


def entropy(P):
    P = list(P)
    total = sum(P)
    return -sum(p / total * log2(p / total) for p in P if p > 0)


def decision_entropy(V, g, score):
    return entropy(map(len, partition(V, lambda v: score(g, v)).values()))


def best_decision(V, G, score):
    equal, most = [], -1
    for g in G:
        worth = decision_entropy(V, g, score)
        if worth > most + 1e-9:
            equal, most = [g], worth
        elif worth > most - 1e-9:
            equal.append(g)
    possible = [g for g in equal if g in V]
    return random.choice(possible or equal)


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part))))
    random.shuffle(branches)
    yield Node(decision, branches)


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        subtrees = [subtree for other, subtree in branches if other == result]
        if len(subtrees) == 0:
            raise ValueError(f"{result}?")
        tree = subtrees[0]
    return played


def all_solutions(game):
    def below(tree):
        if tree is None:
            return [[]]
        decision, branches = next(tree)
        return [[(decision, result)] + rest for result, subtree in branches for rest in below(subtree)]

    games = below(lazy_solution_tree(game))
    random.shuffle(games)
    return games


def worst_case_solution(game):
    return max(all_solutions(game), key=len)


def solution_length_distribution(game):
    result = {}
    for solution in all_solutions(game):
        result[len(solution)] = result.setdefault(len(solution), 0) + 1
    return result
