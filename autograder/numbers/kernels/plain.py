"""The inner loops as array operations of numpy, to be read; they run where numba is not
installed."""

import numpy as np

from autograder.numbers.kernels import Array, Table

_MANY = 1 << 24  # entries of the table looked at in one operation


def sizes(table: Table, candidates: Array, guesses: Array, answers: int) -> Array:
    """The number of candidates that give each answer: shape (guesses, answers)."""
    rows = max(1, _MANY // max(1, len(candidates)))
    starts = range(0, len(guesses), rows)
    return np.concatenate(
        [_counts(table[guesses[at : at + rows]][:, candidates], answers) for at in starts]
    )


def sizes_computed(
    codes: Array,
    kind_of: Array,
    common: Array,
    ranks: Array,
    candidates: Array,
    guesses: Array,
    answers: int,
) -> Array:
    """The same without a table: `common` is the number of pegs that codes of two kinds share; see
    `scores.Pegs`."""
    secrets, kinds, found = codes[candidates], kind_of[candidates], []
    rows = max(1, _MANY // max(1, len(candidates)))
    for start in range(0, len(guesses), rows):
        some = guesses[start : start + rows]
        placed = np.zeros((len(some), len(candidates)), np.uint8)
        for guessed, secret in zip(codes[some].T, secrets.T, strict=True):
            placed += guessed[:, None] == secret[None]
        found.append(_counts(ranks[placed, common[kind_of[some]][:, kinds]], answers))
    return np.concatenate(found)


def _counts(seen: Array, answers: int) -> Array:
    """How often each answer stands in each row."""
    cells = seen + np.arange(0, len(seen) * answers, answers)[:, None]
    return np.bincount(cells.ravel(), minlength=len(seen) * answers).reshape(len(seen), answers)


def bounds(
    table: Table, candidates: Array, guesses: Array, costs: Array, answers: int, win: int
) -> tuple[Array, Array, Array]:
    """For each guess: what it costs at least (a part of n codes costs `costs[n]`), its largest
    part, how many it has.

    The part of the winning answer counts for none of them.
    """
    found = sizes(table, candidates, guesses, answers)
    found[:, win] = 0
    return len(candidates) + costs[found].sum(1), found.max(1), np.count_nonzero(found, 1)


def tells_apart(table: Table, candidates: Array, answers: int) -> int:
    """The position of the first candidate to which all give different answers; -1 if there is
    none."""
    alone = np.flatnonzero(sizes(table, candidates, candidates, answers).max(1) == 1)
    return int(alone[0]) if len(alone) else -1


def different(table: Table, candidates: Array, guesses: Array, answers: int, win: int) -> Array:
    """The positions of the first of all guesses that split the candidates alike, the winning answer
    apart; in order.

    No two that differ are taken for one another: an answer gets the number of the first candidate
    that gives it, and the guesses are compared by these numbers.
    """
    seen = table[guesses][:, candidates]
    rows, count = np.arange(len(guesses)), len(candidates)
    first = np.zeros((len(guesses), answers), np.uint16)
    for place in range(count - 1, -1, -1):
        first[rows, seen[:, place]] = place
    first[:, win] = count
    _, kept = np.unique(first[rows[:, None], seen], axis=0, return_index=True)
    return np.sort(kept)


def parts(table: Table, guess: int, candidates: Array, answers: int) -> tuple[Array, Array]:
    """The candidates by answer, each part in order; that of answer a lies from `ends[a]` to `ends[a
    + 1]`."""
    seen = table[guess, candidates]
    ends = np.concatenate(([0], np.cumsum(np.bincount(seen, minlength=answers))))
    return candidates[np.argsort(seen, kind="stable")], ends


def renamed(digits: Array, places: Array, names: Array, fresh: Array, colours: int) -> Array:
    """The smallest code, as a number, that each becomes by the permutations of places and the names
    that go with them.

    `names`: of each colour, -1 for those free to take the `fresh` ones, which are given out in
    their order.
    """
    weights = colours ** np.arange(digits.shape[1] - 1, -1, -1)
    smallest = np.full(len(digits), np.iinfo(np.int64).max)
    for order, given in zip(places, names, strict=True):
        np.minimum(smallest, _named(digits[:, order], given, fresh) @ weights, out=smallest)
    return smallest


def _named(digits: Array, given: Array, fresh: Array) -> Array:
    """The codes with each colour renamed, and a fresh name to each that has none, when it is first
    met."""
    count, pegs = digits.shape
    names, rows = np.tile(given, (count, 1)), np.arange(count)
    met, named = np.zeros(count, np.intp), np.empty_like(digits)
    for place in range(pegs):
        seen = digits[:, place]
        new = rows[names[rows, seen] < 0]
        names[new, seen[new]] = fresh[met[new]]
        met[new] += 1
        named[:, place] = names[rows, seen]
    return named
