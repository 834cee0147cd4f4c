"""One expression a function, wherever one will do."""

from random import choices


def score_proposal(code, proposal):
    return (
        sum([x == y for x, y in zip(code, proposal)]),
        sum([min(code.count(k), proposal.count(k)) for k in {*code}]) - sum([x == y for x, y in zip(code, proposal)]),
    )


def sizes(proposal, candidates):
    answers = [score_proposal(code, proposal) for code in candidates]
    return [answers.count(answer) for answer in answers]


def expected_elimination(proposal, candidates):
    return sum(len(candidates) - size for size in sizes(proposal, candidates)) / len(candidates)


def best_proposal(candidates, proposals):
    return min((sum(sizes(proposal, candidates)), proposal not in candidates, proposal) for proposal in proposals)[-1]


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    moves = [[*range(1, p + 1)] if c >= p else best_proposal(codes, codes)]
    left = codes
    while moves[-1] != secret:
        left = [code for code in left if score_proposal(code, moves[-1]) == score_proposal(secret, moves[-1])]
        moves += [best_proposal(left, codes)]
    return moves


def play_alone(n, p=4, c=8):
    tries = [len(guess(secret, p, c)) for secret in choices(tous_les_codes(p, c), k=n)]
    return {k: tries.count(k) for k in tries}


def exhaustive_stats(p, c):
    tries = [len(guess(secret, p, c)) for secret in tous_les_codes(p, c)]
    return {k: tries.count(k) for k in tries}


def stats_by_pattern(p, c):
    codes = tous_les_codes(p, c)
    kinds = [tuple(sorted([code.count(k) for k in {*code}])[::-1]) for code in codes]
    tries = [len(guess(secret, p, c)) for secret in codes]
    pairs = [*zip(kinds, tries)]
    return {kind: {t: pairs.count((kind, t)) for k, t in pairs if k == kind} for kind in kinds}
