"""Game, Node and Branch are frozen dataclasses of its own instead of named tuples."""

from dataclasses import dataclass, replace
from itertools import product
from math import log2
from typing import Any, NamedTuple


class Pegs(NamedTuple):
    black: int
    white: int


@dataclass(frozen=True)
class Game:
    guesses: Any
    secrets: Any
    score: Any
    endstates: Any


@dataclass(frozen=True)
class Node:
    decision: Any
    branches: Any


@dataclass(frozen=True)
class Branch:
    result: Any
    subtree: Any


def mastermind_score(g1, g2):
    black = sum(a == b for a, b in zip(g1, g2))
    return Pegs(black, sum(min(g1.count(c), g2.count(c)) for c in set(g1 + g2)) - black)


def mastermind_game(colours, holes, repeats=True):
    codes = ["".join(code) for code in product(colours, repeat=holes)]
    return Game(codes, [c for c in codes if repeats or len({*c}) == holes], mastermind_score, {Pegs(holes, 0)})


def partition(S, func):
    return {value: {s for s in S if func(s) == value} for value in {func(s) for s in S}}


def entropy(P):
    weights = list(filter(None, P))
    return sum(w * log2(sum(weights) / w) for w in weights) / (sum(weights) or 1)


def decision_entropy(V, g, score):
    return entropy([len(part) for part in partition(V, lambda v: score(g, v)).values()])


def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 8), g in V))


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    over = [Branch(result, None) for result in parts if result in game.endstates]
    open_ = [
        Branch(result, lazy_solution_tree(replace(game, secrets=part)))
        for result, part in parts.items()
        if result not in game.endstates
    ]
    yield Node(decision, over + open_)


def solver(scorer, game):
    tree, played = lazy_solution_tree(game), []
    while tree:
        node = next(tree)
        result = scorer(node.decision)
        fitting = [branch for branch in node.branches if branch.result == result]
        if not fitting:
            raise ValueError("contradiction")
        played += [(node.decision, result)]
        tree = fitting[0].subtree
    return played


def all_solutions(game):
    def below(tree):
        node = next(tree)
        return [
            [(node.decision, branch.result), *rest]
            for branch in node.branches
            for rest in (below(branch.subtree) if branch.subtree else [[]])
        ]

    return below(lazy_solution_tree(game))


def worst_case_solution(game):
    solutions = all_solutions(game)
    solutions.sort(key=len, reverse=True)
    return solutions[0]


def solution_length_distribution(game):
    lengths = sorted(len(solution) for solution in all_solutions(game))
    return {length: lengths.count(length) for length in lengths}
