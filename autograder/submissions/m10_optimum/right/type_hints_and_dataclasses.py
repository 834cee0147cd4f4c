"""Type hints, frozen dataclasses, protocols, generators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import log2
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

Code: TypeAlias = list[int]
Answer: TypeAlias = tuple[int, int]
Tree: TypeAlias = "tuple[Code, Mapping[Answer, Tree]]"


class Strategy(Protocol):
    def __call__(self, candidates: Sequence[Code], codes: Sequence[Code]) -> Code: ...


@dataclass(frozen=True, order=True)
class Option:
    loss: float
    impossible: bool
    rank: int
    code: Code = field(compare=False)


def parts(proposition: Code, candidates: Sequence[Code]) -> dict[Answer, list[Code]]:
    found: dict[Answer, list[Code]] = {}
    for code in candidates:
        match found.get(key := (bien_places(proposition, code), mal_places(proposition, code))):
            case None:
                found[key] = [code]
            case part:
                part.append(code)
    return found


def sizes(proposition: Code, candidates: Sequence[Code]) -> list[int]:
    return [*map(len, parts(proposition, candidates).values())]


def options(candidates: Sequence[Code], codes: Sequence[Code], loss: Callable[[list[int]], float]) -> Iterator[Option]:
    for rank, code in enumerate(codes):
        yield Option(loss(sizes(code, candidates)), code not in candidates, rank, code)


def first_consistent(candidates: Sequence[Code], codes: Sequence[Code]) -> Code:
    return candidates[0]


def minimax(candidates: Sequence[Code], codes: Sequence[Code]) -> Code:
    return min(options(candidates, codes, max)).code


def expected_size(candidates: Sequence[Code], codes: Sequence[Code]) -> Code:
    return min(options(candidates, codes, lambda found: sum(size**2 for size in found))).code


def max_entropy(candidates: Sequence[Code], codes: Sequence[Code]) -> Code:
    total = len(candidates)
    return min(options(candidates, codes, lambda found: round(sum(n * log2(n / total) for n in found) / total, 9))).code


def most_parts(candidates: Sequence[Code], codes: Sequence[Code]) -> Code:
    return min(options(candidates, codes, lambda found: -len(found))).code


def evaluate(strategy: Strategy, p: int, c: int) -> Counter[int]:
    codes: list[Code] = tous_les_codes(p, c)

    def tries(candidates: list[Code], rank: int) -> Iterator[int]:
        proposition = strategy(candidates, codes)
        match parts(proposition, candidates):
            case found if (p, 0) not in found and len(found) == 1:
                raise ValueError(f"{proposition} distinguishes none of {candidates}")
            case found:
                for answer, part in found.items():
                    if answer == (p, 0):
                        yield rank
                    else:
                        yield from tries(part, rank + 1)

    return Counter(tries(codes, 1))


def score_table(p: int, c: int) -> npt.NDArray[np.int64]:
    codes = np.asarray(tous_les_codes(p, c), dtype=np.int64)
    well = np.zeros((codes.shape[0],) * 2, dtype=np.int64)
    for peg in range(p):
        well += codes[:, peg, np.newaxis] == codes[:, peg]
    common = np.zeros_like(well)
    for colour in range(1, c + 1):
        count = np.count_nonzero(codes == colour, axis=1)
        common += np.fmin(count[:, np.newaxis], count)
    return 10 * well + (common - well)


def optimal_total(p: int, c: int) -> int:
    codes: list[Code] = tous_les_codes(p, c)
    memo: dict[str, int] = {}

    def best(candidates: list[Code]) -> int:
        if len(candidates) == 1:
            return 1
        key = "".join(str(peg) for code in candidates for peg in code)
        if key not in memo:
            memo[key] = min(totals(candidates))
        return memo[key]

    def totals(candidates: list[Code]) -> Iterator[int]:
        for code in codes:
            found = parts(code, candidates)
            if len(found) > 1:
                yield len(candidates) + sum(best(part) for answer, part in found.items() if answer != (p, 0))

    return best(codes)


def check_tree(tree: Tree, p: int, c: int) -> int:
    every: list[Code] = tous_les_codes(p, c)

    def visit(tree: Tree, candidates: list[Code]) -> Iterator[int]:
        match tree:
            case (proposition, _) if proposition not in every:
                raise ValueError(f"{proposition} is not a code")
            case (proposition, branches):
                found = parts(proposition, candidates)
                found.pop((p, 0), None)
                if missing := found.keys() - branches.keys():
                    raise ValueError(f"no branch for {missing}")
                if useless := branches.keys() - found.keys():
                    raise ValueError(f"no use for {useless}")
                yield len(candidates)
                for answer, part in found.items():
                    yield from visit(branches[answer], part)

    return sum(visit(tree, every))
