"""all_solutions is a generator too, and so is each list of results on its way."""

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
    blacks = (a == b for a, b in zip(g1, g2))
    black = sum(blacks)
    commons = (min(g1.count(c), g2.count(c)) for c in dict.fromkeys(g1))
    return Pegs(black, sum(commons) - black)


def partition(S, func):
    parts = {}
    for s in iter(S):
        parts.setdefault(func(s), set()).add(s)
    return parts


def entropy(P):
    positive = [w for w in P if w]
    total = sum(positive)

    def terms():
        for w in positive:
            yield -(w / total) * log2(w / total)

    return sum(terms())


def decision_entropy(V, g, score):
    return entropy(len(part) for part in partition(V, lambda v: score(g, v)).values())


def best_decision(V, G, score):
    def ranked():
        for g in G:
            yield round(decision_entropy(V, g, score), 10), g in V, g

    best = (-1, False, None)
    for rank in ranked():
        if rank[:2] > best[:2]:
            best = rank
    return best[2]


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)

    def branches():
        for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
            if result in game.endstates:
                yield Branch(result, None)
            else:
                yield Branch(result, lazy_solution_tree(game._replace(secrets=part)))

    yield Node(decision, tuple(branches()))


def steps(scorer, tree):
    if tree is None:
        return
    node = next(tree)
    result = scorer(node.decision)
    for branch in node.branches:
        if branch.result == result:
            yield node.decision, result
            yield from steps(scorer, branch.subtree)
            return
    raise ValueError("no secret is left")


def solver(scorer, game):
    return list(steps(scorer, lazy_solution_tree(game)))


def all_solutions(game):
    for secret in game.secrets:
        yield solver(lambda guess: game.score(guess, secret), game)


def worst_case_solution(game):
    return max(all_solutions(game), key=len)


def solution_length_distribution(game):
    lengths = [sum(1 for _ in solution) for solution in all_solutions(game)]
    return {n: lengths.count(n) for n in lengths}
