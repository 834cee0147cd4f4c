"""Expectations are Fractions, and the best one is chosen by them."""

import random
from fractions import Fraction


def score_proposal(code, proposal):
    well = sum(a == b for a, b in zip(code, proposal))
    return well, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well


def expected_elimination(proposal, candidates):
    parts = {}
    for code in candidates:
        answer = score_proposal(code, proposal)
        parts[answer] = parts.get(answer, Fraction(0)) + Fraction(1, len(candidates))
    return sum(share * (1 - share) for share in parts.values()) * len(candidates)


def best_proposal(candidates, proposals):
    return max(
        sorted(proposals, reverse=False),
        key=lambda proposal: (expected_elimination(proposal, candidates), proposal in candidates),
    )


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    left = list(codes)
    result = []
    for attempt in range(1000):
        proposal = list(range(1, p + 1)) if attempt == 0 and p <= c else best_proposal(left, codes)
        result.append(proposal)
        answer = score_proposal(secret, proposal)
        if answer == (p, 0):
            break
        for code in list(left):
            if score_proposal(code, proposal) != answer:
                left.remove(code)
    return result


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        tries = len(guess([random.randint(1, c) for _ in range(p)], p, c))
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
        key = tuple(sorted([secret.count(k) for k in set(secret)], reverse=True))
        inner = stats.get(key, {})
        tries = len(guess(secret, p, c))
        inner[tries] = inner.get(tries, 0) + 1
        stats[key] = inner
    return stats
