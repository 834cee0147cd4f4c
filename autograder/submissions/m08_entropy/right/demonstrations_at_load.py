"""Prints, demonstrations and a failing example while the file loads, and more under a main guard."""

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
    black = sum(a == b for a, b in zip(g1, g2))
    print("comparing", g1, g2)
    return Pegs(black, sum(min(g1.count(c), g2.count(c)) for c in set(g1)) - black)


print(mastermind_score("AABB", "ABAB"))


def partition(S, func):
    parts = {}
    for s in S:
        parts.setdefault(func(s), set()).add(s)
    return parts


print(partition("hello", str.isalpha))


def entropy(P):
    W = list(P)
    total = sum(W)
    H = 0.0
    for w in W:
        if w:
            H -= w / total * log2(w / total)
    print("entropy", H)
    return H


assert entropy([1, 1]) == 2, "my example was wrong, my function is not"


def decision_entropy(V, g, score):
    return entropy([len(part) for part in partition(V, lambda v: score(g, v)).values()])


def best_decision(V, G, score):
    return max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda v: game.score(decision, v))
    branches = []
    for r, p in parts.items():
        branches.append(Branch(r, None if r in game.endstates else lazy_solution_tree(game._replace(secrets=p))))
    yield Node(decision, branches)


root = next(lazy_solution_tree(number_game(7)))
print(root)


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        print("My guess:", decision)
        result = scorer(decision)
        print("Your answer:", result)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError(f"{result!r} contradicts what was said before")
        played.append((decision, result))
        tree = subtrees[result]
    return played


solver(input, number_game(7))


def all_solutions(game):
    return [solver(lambda g: game.score(g, s), game) for s in game.secrets]


def worst_case_solution(game):
    return max(all_solutions(game), key=len)


def solution_length_distribution(game):
    lengths = [len(s) for s in all_solutions(game)]
    return {n: lengths.count(n) for n in lengths}


if __name__ == "__main__":
    print(solution_length_distribution(mastermind_game("ABCDEF", 4, repeats=False)))
