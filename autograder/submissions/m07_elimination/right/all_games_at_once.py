"""All secrets are played together, group by group; one game is looked up among them when the game is small."""

import random
from collections import Counter, deque


def score_proposal(code, proposal):
    well = sum(a == b for a, b in zip(code, proposal))
    return well, sum(min(code.count(k), proposal.count(k)) for k in set(proposal)) - well


def sort_by_answer(candidates, proposal):
    parts = {}
    for code in candidates:
        parts.setdefault(score_proposal(code, proposal), []).append(code)
    return parts


def expected_elimination(proposal, candidates):
    n = len(candidates)
    return n - sum(len(part) ** 2 for part in sort_by_answer(candidates, proposal).values()) / n


def best_proposal(candidates, proposals):
    if len(candidates) == 1:
        return candidates[0]
    if len(candidates) == 2:
        return min(candidates)
    best, choice = None, None
    for proposal in sorted(proposals):
        left = sum(len(part) ** 2 for part in sort_by_answer(candidates, proposal).values())
        rank = 2 * left + (proposal not in candidates)
        if best is None or rank < best:
            best, choice = rank, proposal
    return choice


def start(p, c):
    codes = tous_les_codes(p, c)
    return codes, [*range(1, p + 1)] if c >= p else best_proposal(codes, codes)


def games(p, c):
    codes, first = start(p, c)
    queue = deque([(codes, [first])])
    while queue:
        group, moves = queue.popleft()
        for answer, part in sort_by_answer(group, moves[-1]).items():
            if answer == (p, 0):
                yield part[0], moves
            else:
                queue.append((part, [*moves, best_proposal(part, codes)]))


def guess(secret, p=4, c=8):
    group, first = start(p, c)
    codes, moves = group, [first]
    while (answer := score_proposal(secret, moves[-1])) != (p, 0):
        group = sort_by_answer(group, moves[-1])[answer]
        moves.append(best_proposal(group, codes))
    return moves


def play_alone(n, p=4, c=8):
    tries = {tuple(code): len(moves) for code, moves in games(p, c)}
    return dict(Counter(tries[tuple(random.choice(tous_les_codes(p, c)))] for _ in range(n)))


def exhaustive_stats(p, c):
    return dict(Counter(len(moves) for _, moves in games(p, c)))


def stats_by_pattern(p, c):
    stats = {}
    for code, moves in games(p, c):
        kind = tuple(sorted(Counter(code).values(), reverse=True))
        stats.setdefault(kind, Counter())[len(moves)] += 1
    return {kind: dict(numbers) for kind, numbers in stats.items()}
