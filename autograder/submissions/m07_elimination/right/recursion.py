"""Games and groups by recursion; the exhaustive results do not call guess."""

import random


def score_proposal(code, proposal, well=0, rest=(), others=()):
    if not len(code):
        common = sum(min(rest.count(k), others.count(k)) for k in set(rest))
        return well, common
    if code[0] == proposal[0]:
        return score_proposal(code[1:], proposal[1:], well + 1, rest, others)
    return score_proposal(code[1:], proposal[1:], well, rest + (code[0],), others + (proposal[0],))


def parts_of(candidates, proposal):
    parts = {}
    for code in candidates:
        parts.setdefault(score_proposal(code, proposal), []).append(code)
    return parts


def expected_elimination(proposal, candidates):
    n = len(candidates)
    return sum(len(part) * (n - len(part)) for part in parts_of(candidates, proposal).values()) / n


def best_proposal(candidates, proposals):
    def left(proposal):
        return sum(len(part) ** 2 for part in parts_of(candidates, proposal).values())

    return min(sorted(proposals), key=lambda proposal: (left(proposal), proposal not in candidates))


def first(p, c, codes):
    return list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)

    def go_on(candidates, proposal):
        answer = score_proposal(secret, proposal)
        if answer == (p, 0):
            return [proposal]
        left = parts_of(candidates, proposal)[answer]
        return [proposal] + go_on(left, best_proposal(left, codes))

    return go_on(codes, first(p, c, codes))


def all_tries(p, c):
    codes = tous_les_codes(p, c)

    def go_on(rank, candidates, proposal):
        for answer, part in parts_of(candidates, proposal).items():
            if answer == (p, 0):
                yield part[0], rank
            else:
                yield from go_on(rank + 1, part, best_proposal(part, codes))

    return go_on(1, codes, first(p, c, codes))


def play_alone(n, p=4, c=8):
    if n == 0:
        return {}
    stats = play_alone(n - 1, p, c)
    tries = len(guess([random.randint(1, c) for _ in range(p)], p, c))
    return {**stats, tries: stats.get(tries, 0) + 1}


def exhaustive_stats(p, c):
    stats = {}
    for _, tries in all_tries(p, c):
        stats[tries] = stats.get(tries, 0) + 1
    return stats


def stats_by_pattern(p, c):
    stats = {}
    for code, tries in all_tries(p, c):
        pattern = tuple(sorted((code.count(k) for k in set(code)), reverse=True))
        stats.setdefault(pattern, {}).setdefault(tries, 0)
        stats[pattern][tries] += 1
    return stats
