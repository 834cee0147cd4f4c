"""Each function does all its work itself and calls none of the others."""

import random
from itertools import product


def score_proposal(code, proposal):
    b = m = 0
    used = [False] * len(code)
    for i in range(len(code)):
        if code[i] == proposal[i]:
            b += 1
    for i in range(len(proposal)):
        if code[i] != proposal[i]:
            for j in range(len(code)):
                if not used[j] and code[j] != proposal[j] and code[j] == proposal[i]:
                    used[j] = True
                    m += 1
                    break
    return b, m


def expected_elimination(proposal, candidates):
    parts = {}
    for code in candidates:
        b = sum(x == y for x, y in zip(code, proposal))
        s = sum(min(code.count(k), proposal.count(k)) for k in set(code))
        parts[b, s] = parts.get((b, s), 0) + 1
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)


def best_proposal(candidates, proposals):
    best = None
    for proposal in proposals:
        parts = {}
        for code in candidates:
            b = sum(x == y for x, y in zip(code, proposal))
            s = sum(min(code.count(k), proposal.count(k)) for k in set(code))
            parts[b, s] = parts.get((b, s), 0) + 1
        rank = [sum(n * n for n in parts.values()), 0 if proposal in candidates else 1] + list(proposal)
        if best is None or rank < best:
            best = rank
    return best[2:]


def guess(secret, p=4, c=8):
    codes = [list(code) for code in product(range(1, c + 1), repeat=p)]
    candidates, moves = codes, []
    while True:
        if not moves and c >= p:
            choice = list(range(1, p + 1))
        else:
            best = None
            for proposal in codes:
                parts = {}
                for code in candidates:
                    b = sum(x == y for x, y in zip(code, proposal))
                    s = sum(min(code.count(k), proposal.count(k)) for k in set(code))
                    parts[b, s] = parts.get((b, s), 0) + 1
                rank = sum(n * n for n in parts.values()), proposal not in candidates, proposal
                if best is None or rank < best:
                    best = rank
            choice = best[2]
        moves.append(choice)
        if choice == secret:
            return moves
        b = sum(x == y for x, y in zip(secret, choice))
        s = sum(min(secret.count(k), choice.count(k)) for k in set(secret))
        candidates = [
            code
            for code in candidates
            if sum(x == y for x, y in zip(code, choice)) == b
            and sum(min(code.count(k), choice.count(k)) for k in set(code)) == s
        ]


def play_alone(n, p=4, c=8):
    stats = {}
    for _ in range(n):
        secret = [random.randint(1, c) for _ in range(p)]
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def exhaustive_stats(p, c):
    stats = {}
    for secret in product(range(1, c + 1), repeat=p):
        tries = len(guess(list(secret), p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def stats_by_pattern(p, c):
    stats = {}
    for secret in product(range(1, c + 1), repeat=p):
        kind = []
        for k in range(1, c + 1):
            if k in secret:
                kind.append(secret.count(k))
        kind = tuple(sorted(kind)[::-1])
        tries = len(guess(list(secret), p, c))
        if kind not in stats:
            stats[kind] = {tries: 1}
        elif tries not in stats[kind]:
            stats[kind][tries] = 1
        else:
            stats[kind][tries] += 1
    return stats
