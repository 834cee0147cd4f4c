"""The parts by sorting and itertools.groupby; sizes by Counter; accumulate, chain and the like."""

from collections import Counter
from functools import cache
from itertools import chain, groupby
from math import fsum, log

import numpy as np


def answer(a, b):
    hits = sum(map(int.__eq__, a, b))
    return hits, (Counter(a) & Counter(b)).total() - hits


def parts(proposition, candidates):
    def key(code):
        return answer(proposition, code)

    return {found: list(group) for found, group in groupby(sorted(candidates, key=key), key=key)}


def sizes(proposition, candidates):
    return Counter(answer(proposition, code) for code in candidates).values()


def first_consistent(candidates, codes):
    return next(iter(candidates))


def best(candidates, codes, value):
    scored = [(value(sizes(code, candidates)), code not in candidates, code) for code in codes]
    return sorted(scored)[0][2]


def minimax(candidates, codes):
    return best(candidates, codes, max)


def expected_size(candidates, codes):
    return best(candidates, codes, lambda found: sum(n**2 for n in found))


def max_entropy(candidates, codes):
    return best(candidates, codes, lambda found: round(fsum(sorted(n * log(n) for n in found)), 8))


def most_parts(candidates, codes):
    return best(candidates, codes, lambda found: -len(found))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)

    def tries(candidates):
        proposition = strategy(candidates, codes)
        found = parts(proposition, candidates)
        yield from [1] * bool(found.pop((p, 0), None))
        if any(len(part) == len(candidates) for part in found.values()):
            raise ValueError(f"{proposition}: nothing learnt")
        yield from (1 + n for n in chain.from_iterable(map(tries, found.values())))

    return Counter(tries(codes))


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    hits = np.add.reduce([np.equal.outer(column, column).astype(int) for column in codes.T])
    held = [np.count_nonzero(codes == colour, axis=1) for colour in range(1, c + 1)]
    return 9 * hits + np.add.reduce([np.minimum.outer(n, n) for n in held])


def optimal_total(p, c):
    codes = [tuple(code) for code in tous_les_codes(p, c)]
    table = {a: {b: answer(a, b) for b in codes} for a in codes}

    @cache
    def least(candidates):
        if len(candidates) == 1:
            return 1
        totals = []
        for code in codes:
            found = {}
            for other in candidates:
                found.setdefault(table[code][other], []).append(other)
            if len(found) > 1:
                totals.append(sum(least(tuple(part)) for key, part in found.items() if key != (p, 0)))
        return len(candidates) + min(totals)

    return least(tuple(codes))


def check_tree(tree, p, c):
    every = {tuple(code) for code in tous_les_codes(p, c)}
    waiting, total = [(tree, sorted(every))], 0
    for (proposition, branches), candidates in waiting:
        if tuple(proposition) not in every:
            raise ValueError(f"{proposition} is no code")
        total += len(candidates)
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        for key in found.keys() ^ branches.keys():
            raise ValueError(f"the branch {key} is {'missing' if key in found else 'useless'}")
        waiting.extend((branches[key], part) for key, part in found.items())
    return total
