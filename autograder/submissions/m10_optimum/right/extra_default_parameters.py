"""More parameters than asked for, with default values."""

import numpy as np
from collections import Counter
from math import log2, prod


def parts(proposition, candidates, with_the_winning_one=True):
    found = {}
    for code in candidates:
        if with_the_winning_one or list(code) != list(proposition):
            answer = bien_places(proposition, code), mal_places(proposition, code)
            found[answer] = [*found.get(answer, []), code]
    return found


def first_consistent(candidates, codes=None):
    return candidates[0]


def one_step(candidates, codes, score, prefer=True):
    ranked = {}
    for number, code in enumerate(codes):
        value = score(list(map(len, parts(code, candidates).values())))
        ranked.setdefault(value, []).append((prefer and code not in candidates, number))
    return codes[min(ranked[min(ranked)])[1]]


def minimax(candidates, codes, prefer=True):
    return one_step(candidates, codes, max, prefer)


def expected_size(candidates, codes, prefer=True, power=2):
    return one_step(candidates, codes, lambda sizes: sum(n**power for n in sizes), prefer)


def max_entropy(candidates, codes, prefer=True, exact=True):
    if exact:
        return one_step(candidates, codes, lambda sizes: prod(n**n for n in sizes), prefer)
    return one_step(candidates, codes, lambda sizes: round(sum(n * log2(n) for n in sizes), 9), prefer)


def most_parts(candidates, codes, prefer=True):
    return one_step(candidates, codes, lambda sizes: -len(sizes), prefer)


def evaluate(strategy, p=4, c=6, codes=None, verbose=False):
    codes = codes or tous_les_codes(p, c)
    tally, group = Counter(), [codes]
    for tries in range(1, len(codes) + 2):
        following = []
        for candidates in group:
            proposition = strategy(candidates, codes)
            if verbose:
                print(tries, proposition)
            left = parts(proposition, candidates, with_the_winning_one=False)
            tally[tries] += len(candidates) - sum(map(len, left.values()))
            if len(candidates) in map(len, left.values()):
                raise ValueError(f"{proposition} is of no use with {len(candidates)} candidates")
            following += left.values()
        group = following
    return +tally


def score_table(p=4, c=6, dtype=np.int32):
    codes = np.array(tous_les_codes(p, c), dtype=dtype)
    one_hot = (codes[:, :, None] == np.arange(1, c + 1)).astype(dtype)
    flat = one_hot.reshape(len(codes), -1)
    well = flat @ flat.T
    held = one_hot.sum(axis=1)
    common = np.zeros_like(well)
    for count in held.T:
        common += np.minimum.outer(count, count)
    return 10 * well + (common - well)


def optimal_total(p, c, best_first=True):
    codes, known = [tuple(code) for code in tous_les_codes(p, c)], {}

    def search(candidates, limit=10**9):
        n = len(candidates)
        if n == 1:
            return 1
        if candidates in known:
            return known[candidates]
        options = []
        for code in codes:
            left = [tuple(part) for part in parts(code, candidates, with_the_winning_one=False).values()]
            if max(map(len, left)) < n:
                options.append((n + sum(2 * len(part) - 1 for part in left), left))
        if best_first:
            options.sort()
        total = limit
        for bound, left in options:
            if bound < total:
                total = min(total, n + sum(map(search, left)))
        known[candidates] = total
        return total

    return search(tuple(codes))


def check_tree(tree, p=4, c=6, candidates=None, depth=1):
    every = tous_les_codes(p, c)
    candidates = candidates or every
    proposition, branches = tree
    if list(proposition) not in every:
        raise ValueError(f"depth {depth}: {proposition} is not a code")
    left = parts(proposition, candidates, with_the_winning_one=False)
    if left.keys() != branches.keys():
        raise ValueError(f"depth {depth}: the branches do not fit the answers {list(left)}")
    return len(candidates) + sum(check_tree(branches[a], p, c, part, depth + 1) for a, part in left.items())
