"""Nothing but loops, counters and if, as in the first weeks."""

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
    black = 0
    for i in range(len(g1)):
        if g1[i] == g2[i]:
            black = black + 1
    seen = ""
    common = 0
    for letter in g1:
        if letter not in seen:
            seen = seen + letter
            n1 = 0
            for other in g1:
                if other == letter:
                    n1 = n1 + 1
            n2 = 0
            for other in g2:
                if other == letter:
                    n2 = n2 + 1
            if n1 < n2:
                common = common + n1
            else:
                common = common + n2
    return Pegs(black, common - black)


def partition(S, func):
    parts = {}
    for x in S:
        value = func(x)
        if value in parts:
            parts[value].add(x)
        else:
            parts[value] = {x}
    return parts


def entropy(P):
    weights = []
    total = 0
    for w in P:
        weights.append(w)
        total = total + w
    result = 0
    for w in weights:
        if w != 0:
            p = w / total
            result = result + p * log2(1 / p)
    return result


def decision_entropy(V, g, score):
    def result_of(v):
        return score(g, v)

    parts = partition(V, result_of)
    sizes = []
    for value in parts:
        sizes.append(len(parts[value]))
    return entropy(sizes)


def best_decision(V, G, score):
    best = None
    best_entropy = -1
    for g in G:
        e = decision_entropy(V, g, score)
        if e > best_entropy + 1e-9:
            best = g
            best_entropy = e
        elif abs(e - best_entropy) < 1e-9 and best not in V and g in V:
            best = g
    return best


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)

    def result_of(v):
        return game.score(decision, v)

    parts = partition(game.secrets, result_of)
    branches = []
    for result in parts:
        if result in game.endstates:
            branch = Branch(result, None)
        else:
            new_game = Game(game.guesses, parts[result], game.score, game.endstates)
            branch = Branch(result, lazy_solution_tree(new_game))
        branches.append(branch)
    yield Node(decision, branches)


def solver(scorer, game):
    played = []
    tree = lazy_solution_tree(game)
    over = False
    while not over:
        node = next(tree)
        result = scorer(node.decision)
        found = False
        for branch in node.branches:
            if branch.result == result:
                found = True
                tree = branch.subtree
        if not found:
            raise ValueError("these results contradict each other")
        played.append((node.decision, result))
        if tree is None:
            over = True
    return played


def all_solutions(game):
    games = []
    for secret in game.secrets:

        def scorer(guess):
            return game.score(guess, secret)

        games.append(solver(scorer, game))
    return games


def worst_case_solution(game):
    worst = []
    for solution in all_solutions(game):
        if len(solution) > len(worst):
            worst = solution
    return worst


def solution_length_distribution(game):
    distribution = {}
    for solution in all_solutions(game):
        n = len(solution)
        if n not in distribution:
            distribution[n] = 0
        distribution[n] = distribution[n] + 1
    return distribution
