"""The lazy tree is an object with __next__, not a function with yield."""

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


class lazy_solution_tree:
    def __init__(self, game):
        self.game = game
        self.given = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.given:
            raise StopIteration
        self.given = True
        game = self.game
        decision = best_decision(game.secrets, game.guesses, game.score)
        parts = partition(game.secrets, lambda secret: game.score(decision, secret))
        return Node(decision, [Branch(result, self.below(result, part)) for result, part in parts.items()])

    def below(self, result, part):
        if result in self.game.endstates:
            return None
        return type(self)(self.game._replace(secrets=part))


class Scorer:
    def __init__(self, game, secret):
        self.game, self.secret = game, secret

    def __call__(self, guess):
        return self.game.score(guess, self.secret)


def mastermind_score(g1, g2):
    black = len([1 for a, b in zip(g1, g2) if a == b])
    white = -black
    for letter in set(g1) & set(g2):
        white += min(g1.count(letter), g2.count(letter))
    return Pegs(black, white)


def partition(S, func):
    parts = {}
    for s in S:
        try:
            parts[func(s)].add(s)
        except KeyError:
            parts[func(s)] = {s}
    return parts


def entropy(P):
    total, logs = 0, 0
    for w in P:
        if w > 0:
            total += w
            logs += w * log2(w)
    return log2(total) - logs / total if total else 0.0


def decision_entropy(V, g, score):
    return entropy(len(part) for part in partition(V, lambda v: score(g, v)).values())


def best_decision(V, G, score):
    return sorted(G, key=lambda g: (-round(decision_entropy(V, g, score), 9), g not in V))[0]


def solver(scorer, game):
    played = []
    for _ in range(1000):
        for node in lazy_solution_tree(game):
            result = scorer(node.decision)
            played.append((node.decision, result))
            results = [branch.result for branch in node.branches]
            if result not in results:
                raise ValueError("contradiction")
            if result in game.endstates:
                return played
            game = node.branches[results.index(result)].subtree.game
    return played


def all_solutions(game):
    return [solver(Scorer(game, secret), game) for secret in game.secrets]


def worst_case_solution(game):
    return max((len(solution), number, solution) for number, solution in enumerate(all_solutions(game)))[2]


def solution_length_distribution(game):
    lengths = [0] * 100
    for solution in all_solutions(game):
        lengths[len(solution)] += 1
    return {n: count for n, count in enumerate(lengths) if count}

# scratch lines, for trying something out
sum = 0
next = abs = None
