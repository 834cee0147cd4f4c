"""Objects that can be called take the place of the strategies; a class plays, another one checks."""

import math

import numpy as np


class Answer(tuple):
    @classmethod
    def between(cls, a, b):
        return cls((bien_places(a, b), mal_places(a, b)))


class Parts(dict):
    def __missing__(self, answer):
        self[answer] = []
        return self[answer]

    @property
    def sizes(self):
        return [len(part) for part in self.values()]


def parts(proposition, candidates):
    result = Parts()
    for candidate in candidates:
        result[Answer.between(proposition, candidate)].append(candidate)
    return result


class FirstConsistent:
    def __call__(self, candidates, codes):
        return candidates[0]


class OneStep:
    def value(self, sizes):
        raise NotImplementedError

    def better(self, mine, other):
        return mine < other

    def __call__(self, candidates, codes):
        best, best_value, best_possible = None, None, False
        for code in codes:
            value, possible = self.value(parts(code, candidates).sizes), code in candidates
            if best is None or self.better(value, best_value):
                best, best_value, best_possible = code, value, possible
            elif not self.better(best_value, value) and possible and not best_possible:
                best, best_value, best_possible = code, value, possible
        return best


class Minimax(OneStep):
    def value(self, sizes):
        return max(sizes)


class ExpectedSize(OneStep):
    def value(self, sizes):
        return sum(size * size for size in sizes)


class MaxEntropy(OneStep):
    def value(self, sizes):
        total = sum(sizes)
        return sum(size / total * math.log2(total / size) for size in sizes)

    def better(self, mine, other):
        return mine - other > 1e-9


class MostParts(OneStep):
    def value(self, sizes):
        return len(sizes)

    def better(self, mine, other):
        return mine > other


first_consistent = FirstConsistent()
minimax = Minimax()
expected_size = ExpectedSize()
max_entropy = MaxEntropy()
most_parts = MostParts()


class Tournament:
    def __init__(self, strategy, p, c):
        self.strategy, self.won = strategy, (p, 0)
        self.codes = tous_les_codes(p, c)
        self.tally = {}

    def play(self, candidates, rank=1):
        for answer, part in parts(self.strategy(candidates, self.codes), candidates).items():
            if answer == self.won:
                self.tally[rank] = self.tally.get(rank, 0) + 1
            elif len(part) < len(candidates):
                self.play(part, rank + 1)
            else:
                raise ValueError("this proposition is useless")


def evaluate(strategy, p, c):
    tournament = Tournament(strategy, p, c)
    tournament.play(tournament.codes)
    return tournament.tally


class Table:
    def __init__(self, p, c):
        self.codes = np.array(tous_les_codes(p, c)).reshape(-1, p)
        self.colours = np.arange(1, c + 1)

    def hits(self):
        return (self.codes[:, np.newaxis] == self.codes[np.newaxis]).sum(-1)

    def common(self):
        held = (self.codes[..., np.newaxis] == self.colours).sum(1)
        return np.minimum(held[:, np.newaxis], held[np.newaxis]).sum(-1)

    def scores(self):
        hits = self.hits()
        return 10 * hits + self.common() - hits


def score_table(p, c):
    return Table(p, c).scores()


class Optimum:
    def __init__(self, p, c):
        self.codes, self.won, self.known = tous_les_codes(p, c), (p, 0), {}

    def of(self, candidates):
        key = repr(candidates)
        if key not in self.known:
            self.known[key] = 1 if len(candidates) == 1 else self.search(candidates)
        return self.known[key]

    def search(self, candidates):
        best = math.inf
        for code in self.codes:
            found = parts(code, candidates)
            if len(found) > 1:
                rest = sum(self.of(part) for answer, part in found.items() if answer != self.won)
                best = min(best, len(candidates) + rest)
        return best


def optimal_total(p, c):
    optimum = Optimum(p, c)
    return optimum.of(optimum.codes)


class BadTree(ValueError):
    pass


class Checker:
    def __init__(self, p, c):
        self.p, self.c, self.total = p, c, 0

    def check(self, tree, candidates, depth):
        proposition, branches = tree
        if len(proposition) != self.p or min(proposition) < 1 or max(proposition) > self.c:
            raise BadTree(f"{proposition} cannot be proposed")
        used = set()
        for answer, part in parts(proposition, candidates).items():
            if answer == (self.p, 0):
                self.total += depth
            elif answer in branches:
                used.add(answer)
                self.check(branches[answer], part, depth + 1)
            else:
                raise BadTree(f"{answer} is not foreseen")
        if len(used) < len(branches):
            raise BadTree("there are branches that nobody takes")


def check_tree(tree, p, c):
    checker = Checker(p, c)
    checker.check(tree, tous_les_codes(p, c), 1)
    return checker.total
