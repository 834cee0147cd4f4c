"""Codes are turned into tuples and put into sets; what is returned is made of lists again."""

from fractions import Fraction
from functools import cache
from math import log2

import numpy as np


@cache
def answer(a, b):
    hits = sum(x == y for x, y in zip(a, b))
    return hits, sum(min(a.count(x), b.count(x)) for x in set(a)) - hits


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found.setdefault(answer(tuple(proposition), tuple(code)), []).append(list(code))
    return found


def first_consistent(candidates, codes):
    return list(candidates[0])


def expected(code, candidates):
    return sum(Fraction(len(part), len(candidates)) * len(part) for part in parts(code, candidates).values())


def entropy(code, candidates):
    return -sum(len(part) / len(candidates) * log2(len(part) / len(candidates)) for part in parts(code, candidates).values())


def the_best(candidates, codes, value, tolerance=0):
    possible = set(map(tuple, candidates))
    values = {tuple(code): value(code, candidates) for code in codes}
    limit = max(values.values()) - tolerance
    equal = [code for code in values if values[code] >= limit]
    return list(next((code for code in equal if code in possible), equal[0]))


def minimax(candidates, codes):
    return the_best(candidates, codes, lambda code, some: -max(map(len, parts(code, some).values())))


def expected_size(candidates, codes):
    return the_best(candidates, codes, lambda code, some: -expected(code, some))


def max_entropy(candidates, codes):
    return the_best(candidates, codes, entropy, 1e-9)


def most_parts(candidates, codes):
    return the_best(candidates, codes, lambda code, some: len(parts(code, some)))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}
    stack = [(codes, 1)]
    while stack:
        candidates, tries = stack.pop()
        proposition = list(strategy(candidates, codes))
        found = parts(proposition, candidates)
        if list(found.values()) == [candidates] and candidates != [proposition]:
            raise ValueError("the same candidates again")
        for key, part in found.items():
            if part == [proposition]:
                tally[tries] = tally.get(tries, 0) + 1
            else:
                stack.append((part, tries + 1))
    return tally


def score_table(p, c):
    columns = np.array(tous_les_codes(p, c), dtype="int64").T
    hits = sum((column[:, None] == column[None, :]).astype("int64") for column in columns)
    held = [sum((column == colour).astype("int64") for column in columns) for colour in range(1, c + 1)]
    common = sum(np.minimum(count[:, None], count[None, :]) for count in held)
    return 10 * hits + common - hits


def optimal_total(p, c):
    codes = [tuple(code) for code in tous_les_codes(p, c)]

    @cache
    def least(some):
        if len(some) == 1:
            return 1
        best = 10**6
        for code in codes:
            found = {}
            for other in some:
                found.setdefault(answer(code, other), []).append(other)
            if len(found) > 1:
                total = len(some) + sum(least(frozenset(part)) for key, part in found.items() if key != (p, 0))
                best = min(best, total)
        return best

    return least(frozenset(codes))


def check_tree(tree, p, c):
    codes = {tuple(code) for code in tous_les_codes(p, c)}

    def depths(tree, some, depth):
        proposition, branches = tuple(tree[0]), tree[1]
        if proposition not in codes:
            raise ValueError(f"{proposition} ?")
        found = parts(proposition, [tuple(code) for code in some])
        if set(found) - {(p, 0)} != set(branches):
            raise ValueError(f"the branches after {proposition} are {list(branches)}")
        for key, part in found.items():
            if key == (p, 0):
                yield depth
            else:
                yield from depths(branches[key], part, depth + 1)

    return sum(depths(tree, sorted(codes), 1))
