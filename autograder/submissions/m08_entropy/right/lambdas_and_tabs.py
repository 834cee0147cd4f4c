"""Tabs, semicolons and lambdas, as few lines as possible."""

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


mastermind_score = lambda g1, g2: (lambda b: Pegs(b, sum(min(g1.count(c), g2.count(c)) for c in set(g1)) - b))(sum(map(lambda a, b: a == b, g1, g2)))

def partition(S, func):
	parts = {}
	for s in S: parts.setdefault(func(s), set()).add(s)
	return parts

def entropy(P):
	W = [w for w in P if w > 0]; T = sum(W)
	return sum(w / T * log2(T / w) for w in W)

decision_entropy = lambda V, g, score: entropy(map(len, partition(V, lambda v: score(g, v)).values()))
best_decision = lambda V, G, score: max(G, key=lambda g: (round(decision_entropy(V, g, score), 9), g in V))

def lazy_solution_tree(game):
	d = best_decision(game.secrets, game.guesses, game.score); f = lambda v: game.score(d, v)
	yield Node(d, [Branch(r, (not r in game.endstates) and lazy_solution_tree(game._replace(secrets=p)) or None) for r, p in partition(game.secrets, f).items()])

def solver(scorer, game):
	out = []; t = lazy_solution_tree(game)
	while t:
		d, bs = next(t); r = scorer(d); out.append((d, r))
		if r not in dict(bs): raise ValueError(r)
		t = dict(bs)[r]
	return out

all_solutions = lambda game: [solver(lambda g: game.score(g, s), game) for s in game.secrets]
worst_case_solution = lambda game: max(all_solutions(game), key=len)
solution_length_distribution = lambda game: (lambda L: {n: L.count(n) for n in L})(list(map(len, all_solutions(game))))
