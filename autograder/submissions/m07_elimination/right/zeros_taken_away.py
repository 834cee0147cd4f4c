"""The tables are filled with zeros beforehand, taken away at the end; sizes may be given by keyword."""

import random


def score_proposal(code, proposal):
    well = [a == b for a, b in zip(code, proposal)].count(True)
    common = 0
    for colour in range(1, max(code) + 1):
        common += min(code.count(colour), proposal.count(colour))
    return well, common - well


def table_of_parts(proposal, candidates):
    p = len(proposal)
    table = {(b, m): 0 for b in range(p + 1) for m in range(p + 1 - b)}
    for code in candidates:
        table[score_proposal(code, proposal)] += 1
    return table


def expected_elimination(proposal, candidates):
    n = len(candidates)
    return n - sum(size * size for size in table_of_parts(proposal, candidates).values()) / n


def best_proposal(candidates, proposals):
    left = [sum(size * size for size in table_of_parts(proposal, candidates).values()) for proposal in proposals]
    equals = sorted(proposals[i] for i in range(len(proposals)) if left[i] == min(left))
    for proposal in equals:
        if proposal in candidates:
            return proposal
    return equals[0]


def guess(secret, p=4, c=8, verbose=False):
    codes = tous_les_codes(p=p, c=c)
    candidates = codes[:]
    moves = []
    while moves[-1:] != [secret]:
        move = best_proposal(candidates, codes) if moves or c < p else list(range(1, p + 1))
        moves.append(move)
        candidates = [code for code in candidates if score_proposal(code, move) == score_proposal(secret, move)]
        if verbose:
            print(move, len(candidates))
    return moves


def without_zeros(stats):
    return {tries: number for tries, number in stats.items() if number > 0}


def play_alone(n, p=4, c=8):
    stats = {tries: 0 for tries in range(1, 20)}
    for _ in range(n):
        stats[len(guess(secret=[random.randint(1, c) for _ in range(p)], p=p, c=c))] += 1
    return without_zeros(stats)


def exhaustive_stats(p, c):
    stats = {tries: 0 for tries in range(20)}
    for secret in tous_les_codes(p, c):
        stats[len(guess(secret, p, c))] += 1
    return without_zeros(stats)


def stats_by_pattern(p, c):
    codes = tous_les_codes(p, c)
    kind = {tuple(code): tuple(sorted(map(code.count, set(code)), reverse=True)) for code in codes}
    stats = {key: {tries: 0 for tries in range(20)} for key in kind.values()}
    for secret in codes:
        stats[kind[tuple(secret)]][len(guess(secret, p, c))] += 1
    return {key: without_zeros(numbers) for key, numbers in stats.items()}
