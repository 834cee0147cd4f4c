"""Everything by its definition: for each proposition, each secret, over all candidates; as slow as it may be."""

import random
from itertools import product


def score_proposal(code, proposal):
    well = sum(a == b for a, b in zip(code, proposal))
    return well, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well


def expected_elimination(proposal, candidates):
    total = 0
    for secret in candidates:
        for code in candidates:
            if score_proposal(code, proposal) != score_proposal(secret, proposal):
                total += 1
    return total / len(candidates)


def best_proposal(candidates, proposals):
    def answer(code, proposal):
        well = sum(a == b for a, b in zip(code, proposal))
        return well, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well

    best = None
    most = -1
    for proposal in sorted(proposals):
        total = 0
        for secret in candidates:
            for code in candidates:
                if answer(code, proposal) != answer(secret, proposal):
                    total += 1
        better = total > most or total == most and proposal in candidates and best not in candidates
        if better:
            best, most = proposal, total
    return best


def guess(secret, p=4, c=8):
    codes = [list(code) for code in product(range(1, c + 1), repeat=p)]
    candidates = codes
    propositions = []
    while not propositions or propositions[-1] != secret:
        if not propositions and c >= p:
            best = list(range(1, p + 1))
        else:
            best = best_proposal(candidates, codes)
        propositions.append(best)
        candidates = [code for code in candidates if score_proposal(code, best) == score_proposal(secret, best)]
    return propositions


def play_alone(n, p=4, c=8):
    games = [len(guess([random.randint(1, c) for _ in range(p)], p, c)) for _ in range(n)]
    return {tries: games.count(tries) for tries in games}


def exhaustive_stats(p, c):
    games = [len(guess(list(secret), p, c)) for secret in product(range(1, c + 1), repeat=p)]
    return {tries: games.count(tries) for tries in games}


def stats_by_pattern(p, c):
    stats = {}
    for secret in product(range(1, c + 1), repeat=p):
        kind = tuple(sorted((secret.count(k) for k in range(1, c + 1) if k in secret), reverse=True))
        games = stats.setdefault(kind, {})
        tries = len(guess(list(secret), p, c))
        games[tries] = games.get(tries, 0) + 1
    return stats
