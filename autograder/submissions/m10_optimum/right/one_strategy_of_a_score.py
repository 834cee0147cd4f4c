"""One function makes the four strategies from their scores."""

from collections import defaultdict
from functools import lru_cache
from math import log2

import numpy as np


def parts(proposition, candidates):
    groups = defaultdict(list)
    for code in candidates:
        groups[bien_places(proposition, code), mal_places(proposition, code)].append(code)
    return groups


def strategy_of(score):
    def strategy(candidates, codes):
        def key(code):
            return score([len(part) for part in parts(code, candidates).values()]), code not in candidates

        return min(codes, key=key)

    return strategy


first_consistent = lambda candidates, codes: candidates[0]
minimax = strategy_of(max)
expected_size = strategy_of(lambda sizes: sum(n * n for n in sizes))
max_entropy = strategy_of(lambda sizes: round(sum(n * log2(n) for n in sizes), 9))
most_parts = strategy_of(lambda sizes: -len(sizes))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    level, rank, tally = [codes], 0, {}
    while level:
        rank, following = rank + 1, []
        for candidates in level:
            found = parts(strategy(candidates, codes), candidates)
            tally[rank] = tally.get(rank, 0) + ((p, 0) in found)
            left = [part for answer, part in found.items() if answer != (p, 0)]
            if any(len(part) == len(candidates) for part in left):
                raise ValueError("a proposition that teaches nothing")
            following += left
        level = following
    return {tries: count for tries, count in tally.items() if count}


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c), dtype=np.uint8)
    pegs = codes.T
    hits = (pegs[:, :, None] == pegs[:, None, :]).sum(axis=0, dtype=np.uint8)
    held = (codes[None] == np.arange(1, c + 1)[:, None, None]).sum(axis=2, dtype=np.uint8)
    common = np.minimum(held[:, :, None], held[:, None, :]).sum(axis=0, dtype=np.uint8)
    return hits * np.uint8(9) + common


def optimal_total(p, c):
    codes = tous_les_codes(p, c)

    @lru_cache(maxsize=None)
    def least(candidates):
        if len(candidates) <= 2:
            return 2 * len(candidates) - 1
        return len(candidates) + min(
            sum(least(tuple(part)) for answer, part in found.items() if answer != (p, 0))
            for found in (parts(code, candidates) for code in codes)
            if len(found) > 1
        )

    return least(tuple(tuple(code) for code in codes))


def check_tree(tree, p, c, candidates=None):
    if candidates is None:
        candidates = tous_les_codes(p, c)
    (proposition, branches), total = tree, len(candidates)
    if len(proposition) != p or not all(1 <= peg <= c for peg in proposition):
        raise ValueError(f"not a code: {proposition}")
    found = parts(proposition, candidates)
    needed = {answer for answer in found if answer != (p, 0)}
    if needed - set(branches):
        raise ValueError(f"missing: {needed - set(branches)}")
    if set(branches) - needed:
        raise ValueError(f"too many: {set(branches) - needed}")
    for answer in needed:
        total += check_tree(branches[answer], p, c, found[answer])
    return total
