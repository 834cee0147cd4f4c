"""Counter for everything: pegs, parts, tries; the results are Counters too."""

import random
from collections import Counter, defaultdict
from itertools import product
from operator import eq


def score_proposal(code, proposal):
    exact = sum(map(eq, code, proposal))
    return exact, sum((Counter(code) & Counter(proposal)).values()) - exact


def parts(proposal, candidates):
    return Counter(score_proposal(code, proposal) for code in candidates)


def expected_elimination(proposal, candidates):
    total = sum(parts(proposal, candidates).values())
    return total - sum(n**2 for n in parts(proposal, candidates).values()) / total


def best_proposal(candidates, proposals):
    possible = set(map(tuple, candidates))
    return min(
        proposals,
        key=lambda code: (sum(n**2 for n in parts(code, candidates).values()), tuple(code) not in possible, code),
    )


def guess(secret, p=4, c=8):
    codes = [list(code) for code in product(range(1, c + 1), repeat=p)]
    candidates, history = codes, []
    while True:
        if history or c < p:
            history.append(best_proposal(candidates, codes))
        else:
            history.append(list(range(1, p + 1)))
        answer = score_proposal(secret, history[-1])
        if answer[0] == p:
            return history
        candidates = [code for code in candidates if score_proposal(code, history[-1]) == answer]


def play_alone(n, p=4, c=8):
    return Counter(len(guess([random.choice(range(1, c + 1)) for _ in range(p)], p, c)) for _ in range(n))


def exhaustive_stats(p, c):
    return Counter(len(guess(list(code), p, c)) for code in product(range(1, c + 1), repeat=p))


def stats_by_pattern(p, c):
    stats = defaultdict(Counter)
    for code in product(range(1, c + 1), repeat=p):
        kind = tuple(n for _, n in Counter(code).most_common())
        stats[kind][len(guess(list(code), p, c))] += 1
    return stats
