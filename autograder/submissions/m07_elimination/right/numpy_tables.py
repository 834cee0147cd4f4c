"""numpy: answers of a whole list of candidates at once, sizes of the parts with bincount; numpy integers come back."""

import numpy as np


def answers(candidates, proposal):
    """One number for each candidate: well placed times a hundred, plus misplaced."""
    candidates, proposal = np.array(candidates), np.array(proposal)
    well = (candidates == proposal).sum(axis=1)
    common = sum(
        np.minimum((candidates == k).sum(axis=1), (proposal == k).sum()) for k in range(1, 1 + int(max(proposal)))
    )
    return well * 100 + common - well


def score_proposal(code, proposal):
    both = answers([code], proposal)[0]
    return both // 100, both % 100


def expected_elimination(proposal, candidates):
    sizes = np.bincount(answers(candidates, proposal))
    return np.float64(len(candidates) - (sizes**2).sum() / len(candidates))


def best_proposal(candidates, proposals):
    left = np.array([(np.bincount(answers(candidates, proposal)) ** 2).sum() for proposal in proposals])
    equals = [proposals[i] for i in np.flatnonzero(left == left.min())]
    possible = [code for code in equals if code in candidates]
    return min(possible or equals)


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    left = np.array(codes)
    moves = [list(range(1, p + 1))] if c >= p else [best_proposal(codes, codes)]
    while moves[-1] != list(secret):
        left = left[answers(left, moves[-1]) == answers([secret], moves[-1])[0]]
        moves.append(best_proposal(left.tolist(), codes))
    return moves


def play_alone(n, p=4, c=8):
    secrets = np.random.randint(1, c + 1, (n, p)).tolist()
    tries, numbers = np.unique([len(guess(secret, p, c)) for secret in secrets], return_counts=True)
    return dict(zip(tries, numbers))


def exhaustive_stats(p, c):
    tries = np.array([len(guess(secret, p, c)) for secret in tous_les_codes(p, c)])
    return {n: (tries == n).sum() for n in np.unique(tries)}


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        kind = np.sort(np.unique(secret, return_counts=True)[1])[::-1]
        numbers = stats.setdefault(tuple(kind.tolist()), np.zeros(20, int))
        numbers[len(guess(secret, p, c))] += 1
    return {kind: {int(n): numbers[n] for n in np.flatnonzero(numbers)} for kind, numbers in stats.items()}
