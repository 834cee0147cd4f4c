"""Each part is looked for from the start, in every function; each length has a number, 0 for those that no game has."""

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
    left1, left2 = list(g1), list(g2)
    black = white = 0
    for i in range(len(left1)):
        if left1[i] == left2[i]:
            black += 1
            left1[i], left2[i] = "-", "+"
    for i in range(len(left1)):
        for j in range(len(left2)):
            if left1[i] == left2[j]:
                white += 1
                left1[i], left2[j] = "-", "+"
    return Pegs(black, white)


def partition(S, func):
    parts = {}
    for element in S:
        parts[func(element)] = {other for other in S if func(other) == func(element)}
    return parts


def entropy(P):
    weights = [w for w in P if w > 0]
    bits = 0
    for w in weights:
        bits += w / sum(weights) * log2(sum(weights) / w)
    return bits


def decision_entropy(V, g, score):
    return entropy([len(part) for part in partition(V, lambda v: score(g, v)).values()])


def best_decision(V, G, score):
    most = max(decision_entropy(V, g, score) for g in G)
    best = [g for g in G if decision_entropy(V, g, score) > most - 1e-9]
    for g in best:
        if g in V:
            return g
    return best[0]


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)


def solver(scorer, game):
    played = []
    tree = lazy_solution_tree(game)
    while True:
        node = next(tree)
        result = scorer(node.decision)
        played.append((node.decision, result))
        for branch in node.branches:
            if branch.result == result:
                tree = branch.subtree
                break
        else:
            raise ValueError("no secret gives these results")
        if tree is None:
            return played


def all_solutions(game):
    return [solver(lambda guess: game.score(guess, secret), game) for secret in game.secrets]


def worst_case_solution(game):
    longest = []
    for played in all_solutions(game):
        if len(played) > len(longest):
            longest = played
    return longest


def solution_length_distribution(game):
    lengths = {steps: 0 for steps in range(1, len(game.secrets) + 1)}
    for played in all_solutions(game):
        lengths[len(played)] += 1
    return {steps: count for steps, count in lengths.items() if count}
