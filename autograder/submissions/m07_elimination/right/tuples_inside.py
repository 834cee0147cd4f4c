"""Codes are tuples inside, and lists in what is returned."""

import itertools
import random


def tous_les_codes(p=4, c=6):
    return list(itertools.product(range(1, c + 1), repeat=p))


def score_proposal(code, proposal):
    code, proposal = tuple(code), tuple(proposal)
    well = sum(a == b for a, b in zip(code, proposal))
    return (well, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well)


def _sizes(proposal, candidates):
    parts = {}
    for code in candidates:
        answer = score_proposal(code, proposal)
        parts[answer] = parts.get(answer, 0) + 1
    return parts.values()


def expected_elimination(proposal, candidates):
    return len(candidates) - sum(n**2 for n in _sizes(proposal, candidates)) / len(candidates)


def best_proposal(candidates, proposals):
    return list(best_of(candidates, proposals))


def best_of(candidates, proposals):
    candidates = {tuple(code) for code in candidates}
    return min(
        (tuple(code) for code in proposals),
        key=lambda code: (sum(n**2 for n in _sizes(code, candidates)), code not in candidates, code),
    )


def guess(secret, p=4, c=8):
    secret = tuple(secret)
    codes = tuple(tous_les_codes(p, c))
    candidates, moves = codes, ()
    proposal = tuple(range(1, p + 1)) if c >= p else tuple(best_proposal(codes, codes))
    while True:
        moves += (tuple(proposal),)
        if moves[-1] == secret:
            return [list(move) for move in moves]
        answer = score_proposal(secret, proposal)
        candidates = tuple(code for code in candidates if score_proposal(code, proposal) == answer)
        proposal = tuple(best_proposal(candidates, codes))


def play_alone(n, p=4, c=8):
    stats = {}
    for secret in random.choices(tous_les_codes(p, c), k=n):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = tuple(sorted((secret.count(k) for k in set(secret)), reverse=True))
        tries = len(guess(secret, p, c))
        stats.setdefault(pattern, {})
        stats[pattern][tries] = stats[pattern].get(tries, 0) + 1
    return stats
