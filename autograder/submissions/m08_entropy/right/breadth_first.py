"""The games of a tree are found level by level; the distribution is read off the levels."""

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


from itertools import groupby
from statistics import multimode


def mastermind_score(g1, g2):
    same = [i for i in range(len(g1)) if g1[i] == g2[i]]
    letters = "".join(sorted(set(g1 + g2)))
    return Pegs(len(same), sum(min(g1.count(x), g2.count(x)) for x in letters) - len(same))


def partition(S, func):
    keyed = sorted(((func(s), s) for s in S), key=lambda pair: repr(pair[0]))
    return {value: {s for _, s in group} for value, group in groupby(keyed, key=lambda pair: pair[0])}


def entropy(P):
    P = sorted(P, reverse=True)
    while P and P[-1] == 0:
        del P[-1]
    return sum(w * log2(sum(P) / w) for w in P) / max(sum(P), 1e-300)


def decision_entropy(V, g, score):
    sizes = {}
    for v in V:
        sizes[score(g, v)] = sizes.get(score(g, v), 0) + 1
    return entropy(sizes.values())


def best_decision(V, G, score):
    order = sorted(G, key=lambda g: g in V, reverse=True)
    best = order[0]
    for g in order[1:]:
        if decision_entropy(V, g, score) - decision_entropy(V, best, score) > 1e-9:
            best = g
    return best


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


def solver(scorer, game):
    tree = lazy_solution_tree(game)
    played = []
    result = None
    while result not in game.endstates:
        node = next(tree)
        result = scorer(node.decision)
        played.append((node.decision, result))
        for branch in node.branches:
            if branch.result == result:
                tree = branch.subtree
                break
        else:
            raise ValueError("contradiction after " + str(played))
    return played


def levels(game):
    level = [([], lazy_solution_tree(game))]
    while level:
        below = []
        for path, tree in level:
            node = next(tree)
            for branch in node.branches:
                below.append((path + [(node.decision, branch.result)], branch.subtree))
        yield [path for path, tree in below if tree is None]
        level = [(path, tree) for path, tree in below if tree is not None]


def all_solutions(game):
    return sum(levels(game), [])


def worst_case_solution(game):
    return all_solutions(game)[-1]


def solution_length_distribution(game):
    return {depth: len(paths) for depth, paths in enumerate(levels(game), 1) if paths}
