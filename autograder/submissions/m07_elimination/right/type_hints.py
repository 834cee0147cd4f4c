"""Type hints, a frozen dataclass for the key, a generator of moves."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

Code = list[int]


@dataclass(frozen=True, order=True)
class Rank:
    left: int
    impossible: bool
    code: tuple[int, ...]


def score_proposal(code: Code, proposal: Code) -> tuple[int, int]:
    exact = sum(a == b for a, b in zip(code, proposal))
    return exact, (Counter(code) & Counter(proposal)).total() - exact


def expected_elimination(proposal: Code, candidates: list[Code]) -> float:
    answers = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(size * (answers.total() - size) for size in answers.values()) / answers.total()


def rank(proposal: Code, candidates: list[Code]) -> Rank:
    answers = Counter(score_proposal(code, proposal) for code in candidates)
    return Rank(sum(size**2 for size in answers.values()), proposal not in candidates, tuple(proposal))


def best_proposal(candidates: list[Code], proposals: list[Code]) -> Code:
    return list(min(rank(proposal, candidates) for proposal in proposals).code)


def moves(secret: Code, p: int, c: int) -> Iterator[Code]:
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    yield proposal
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        yield proposal


def guess(secret: Code, p: int = 4, c: int = 8) -> list[Code]:
    return [*moves(secret, p, c)]


def play_alone(n: int, p: int = 4, c: int = 8) -> dict[int, int]:
    codes = tous_les_codes(p, c)
    return dict(Counter(sum(1 for _ in moves(secrets.choice(codes), p, c)) for _ in range(n)))


def exhaustive_stats(p: int, c: int) -> dict[int, int]:
    return dict(Counter(sum(1 for _ in moves(secret, p, c)) for secret in tous_les_codes(p, c)))


def stats_by_pattern(p: int, c: int) -> dict[tuple[int, ...], dict[int, int]]:
    kinds: dict[tuple[int, ...], Counter[int]] = {}
    for secret in tous_les_codes(p, c):
        kind = tuple(sorted(Counter(secret).values(), reverse=True))
        kinds.setdefault(kind, Counter()).update([len(guess(secret, p, c))])
    return {kind: dict(numbers) for kind, numbers in kinds.items()}
