"""Shows everything while it is loaded, MM(4, 8) included, which takes too long."""

import random
from collections import Counter


def score_proposal(code, proposal):
    well_placed = sum(a == b for a, b in zip(code, proposal))
    return well_placed, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well_placed


print(score_proposal([1, 2, 1, 3], [1, 2, 3, 1]))


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)


for first in ([1, 1], [1, 2]):
    print(first, expected_elimination(first, tous_les_codes(2, 4)))


def best_proposal(candidates, proposals):
    print("choosing among", len(proposals))
    parts = {}
    for proposal in proposals:
        parts[tuple(proposal)] = sum(
            n * n for n in Counter(score_proposal(code, proposal) for code in candidates).values()
        )
    fewest = min(parts.values())
    equals = [proposal for proposal in proposals if parts[tuple(proposal)] == fewest]
    return min(equals, key=lambda code: (code not in candidates, code))


print(best_proposal([[1, 2], [1, 3], [1, 4]], tous_les_codes(2, 4)))


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    propositions = []
    while True:
        proposal = best_proposal(candidates, codes) if propositions or c < p else list(range(1, p + 1))
        print("I propose", proposal)
        propositions.append(proposal)
        if proposal == secret:
            print("won!")
            return propositions
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        print(len(candidates), "left")


print(guess([5, 6, 7, 8]))
assert guess([1, 1, 5, 6]) == [[1, 2, 3, 4], [1, 5, 6, 7], [1, 1, 5, 6]]


def play_alone(n, p=4, c=8):
    codes = tous_les_codes(p, c)
    return Counter(len(guess(random.choice(codes), p, c)) for _ in range(n))


print(play_alone(10))


def exhaustive_stats(p, c):
    return Counter(len(guess(secret, p, c)) for secret in tous_les_codes(p, c))


if __name__ == "__main__":
    print(exhaustive_stats(4, 8))


def stats_by_pattern(p, c):
    stats = {}
    for secret in tous_les_codes(p, c):
        kind = tuple(sorted(Counter(secret).values(), reverse=True))
        stats.setdefault(kind, Counter())[len(guess(secret, p, c))] += 1
    return stats


print(stats_by_pattern(4, 8))
