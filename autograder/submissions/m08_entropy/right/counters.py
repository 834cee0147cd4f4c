"""Counters wherever something is counted; the distribution is a Counter itself."""

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


from collections import Counter, defaultdict


def mastermind_score(g1, g2):
    black = sum(map(str.__eq__, g1, g2))
    return Pegs(black, (Counter(g1) & Counter(g2)).total() - black)


def partition(S, func):
    parts = defaultdict(set)
    for s in S:
        parts[func(s)].add(s)
    return parts


def entropy(P):
    counts = Counter(P)
    total = sum(w * n for w, n in counts.items())
    return sum(n * (w / total) * log2(total / w) for w, n in counts.items() if w)


def decision_entropy(V, g, score):
    return entropy(Counter(score(g, v) for v in V).values())


def best_decision(V, G, score):
    worth = {g: decision_entropy(V, g, score) for g in G}
    most = max(worth.values())
    best = [g for g in worth if worth[g] > most - 1e-9]
    return next((g for g in best if g in V), best[0])


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(
        decision,
        [
            Branch(result, None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part)))
            for result, part in parts.items()
        ],
    )


def solver(scorer, game):
    played = []
    tree = lazy_solution_tree(game)
    while tree:
        node = next(tree)
        result = scorer(node.decision)
        played.append((node.decision, result))
        try:
            tree = {branch.result: branch.subtree for branch in node.branches}[result]
        except KeyError:
            raise ValueError(f"contradiction: {played}") from None
    return played


def all_solutions(game):
    return [solver(lambda guess: game.score(guess, secret), game) for secret in game.secrets]


def worst_case_solution(game):
    return sorted(all_solutions(game), key=len)[-1]


def solution_length_distribution(game):
    return Counter(map(len, all_solutions(game)))
