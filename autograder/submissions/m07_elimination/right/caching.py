"""lru_cache on answers, choices and whole games; what is kept is copied before it is handed out."""

import random
from functools import lru_cache


@lru_cache(None)
def _answer(code, proposal):
    well = sum(a == b for a, b in zip(code, proposal))
    return well, sum(min(code.count(k), proposal.count(k)) for k in set(code)) - well


@lru_cache(None)
def _best(candidates, proposals):
    def left(proposal):
        sizes = {}
        for code in candidates:
            sizes[_answer(code, proposal)] = sizes.get(_answer(code, proposal), 0) + 1
        return sum(n * n for n in sizes.values())

    possible = frozenset(candidates)
    return min(proposals, key=lambda proposal: (left(proposal), proposal not in possible, proposal))


@lru_cache(None)
def _codes(p, c):
    return tuple(map(tuple, tous_les_codes(p, c)))


@lru_cache(None)
def _game(secret, p, c):
    codes = _codes(p, c)
    candidates, moves = codes, []
    while not moves or moves[-1] != secret:
        moves.append(tuple(range(1, p + 1)) if not moves and c >= p else _best(candidates, codes))
        candidates = tuple(code for code in candidates if _answer(code, moves[-1]) == _answer(secret, moves[-1]))
    return tuple(moves)


def score_proposal(code, proposal):
    return _answer(tuple(code), tuple(proposal))


def expected_elimination(proposal, candidates):
    answers = [score_proposal(code, proposal) for code in candidates]
    return len(answers) - sum(map(answers.count, answers)) / len(answers)


def best_proposal(candidates, proposals):
    return list(_best(tuple(map(tuple, candidates)), tuple(map(tuple, proposals))))


def guess(secret, p=4, c=8):
    return list(map(list, _game(tuple(secret), p, c)))


def play_alone(n, p=4, c=8):
    return count(len(_game(random.choice(_codes(p, c)), p, c)) for _ in range(n))


def exhaustive_stats(p, c):
    return count(len(_game(secret, p, c)) for secret in _codes(p, c))


def stats_by_pattern(p, c):
    kinds = {}
    for secret in _codes(p, c):
        kind = tuple(sorted(map(secret.count, set(secret)), reverse=True))
        kinds.setdefault(kind, []).append(len(_game(secret, p, c)))
    return {kind: count(tries) for kind, tries in kinds.items()}


def count(values):
    numbers = {}
    for value in values:
        numbers[value] = numbers.get(value, 0) + 1
    return numbers
