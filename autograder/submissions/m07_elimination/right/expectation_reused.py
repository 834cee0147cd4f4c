"""best_proposal calls expected_elimination, whose only division comes last: equal sums give equal floats."""

import random


def score_proposal(code, proposal):
    well = 0
    counts_code, counts_proposal = {}, {}
    for a, b in zip(code, proposal):
        if a == b:
            well += 1
        else:
            counts_code[a] = counts_code.get(a, 0) + 1
            counts_proposal[b] = counts_proposal.get(b, 0) + 1
    return well, sum(min(number, counts_code.get(k, 0)) for k, number in counts_proposal.items())


def expected_elimination(proposal, candidates):
    sizes = {}
    for code in candidates:
        sizes[score_proposal(code, proposal)] = sizes.get(score_proposal(code, proposal), 0) + 1
    eliminated = 0
    for size in sizes.values():
        eliminated += size * (len(candidates) - size)
    return eliminated / len(candidates)


def best_proposal(candidates, proposals):
    if len(candidates) == 1:
        return candidates[0]
    expectation = max(expected_elimination(proposal, candidates) for proposal in proposals)
    equals = [code for code in proposals if expected_elimination(code, candidates) == expectation]
    return min([code for code in equals if code in candidates] or equals)


def guess(secret, p=4, c=8):
    proposals = tous_les_codes(p, c)
    candidates = proposals.copy()
    history = []
    answer = None
    while answer != (p, 0):
        if history == [] and c >= p:
            proposal = [i for i in range(1, p + 1)]
        else:
            proposal = best_proposal(candidates, proposals)
        answer = score_proposal(secret, proposal)
        history.append((proposal, answer))
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
    return [proposal for proposal, _ in history]


def play_alone(n, p=4, c=8):
    stats = dict.fromkeys(range(1, 30), 0)
    for _ in range(n):
        stats[len(guess(random.choice(tous_les_codes(p, c)), p, c))] += 1
    return {tries: number for tries, number in stats.items() if number}


def exhaustive_stats(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        tries = len(guess(secret, p, c))
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        pattern = [0] * c
        for peg in secret:
            pattern[peg - 1] += 1
        pattern = tuple(n for n in sorted(pattern, reverse=True) if n > 0)
        if pattern in stats:
            numbers = stats[pattern]
        else:
            numbers = stats[pattern] = {}
        tries = len(guess(secret, p, c))
        numbers[tries] = numbers.get(tries, 0) + 1
    return stats
