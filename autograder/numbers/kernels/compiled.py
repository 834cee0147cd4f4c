"""The inner loops, compiled by numba to machine code that is kept on disk. `plain` says what each
does."""

import numpy as np
from numba import njit


@njit(cache=True)
def sizes(table, candidates, guesses, answers):  # type: ignore[no-untyped-def]
    found = np.zeros((len(guesses), answers), np.int64)
    for rank, guess in enumerate(guesses):
        row, own = table[guess], found[rank]
        for secret in candidates:
            own[row[secret]] += 1
    return found


@njit(cache=True)
def sizes_computed(codes, kind_of, common, ranks, candidates, guesses, answers):  # type: ignore[no-untyped-def]
    pegs = codes.shape[1]
    found = np.zeros((len(guesses), answers), np.int64)
    secrets, kinds = codes[candidates].T.copy(), kind_of[candidates]
    for rank, guess in enumerate(guesses):
        own, shared = found[rank], common[kind_of[guess]]
        for place in range(len(candidates)):
            placed = 0
            for peg in range(pegs):
                placed += secrets[peg, place] == codes[guess, peg]
            own[ranks[placed, shared[kinds[place]]]] += 1
    return found


@njit(cache=True)
def bounds(table, candidates, guesses, costs, answers, win):  # type: ignore[no-untyped-def]
    least, largest, several = np.empty((3, len(guesses)), np.int64)
    own = np.zeros(answers, np.int64)
    for rank, guess in enumerate(guesses):
        row = table[guess]
        for secret in candidates:
            own[row[secret]] += 1
        own[win] = 0
        total, most, count = len(candidates), 0, 0
        for answer in range(answers):
            size = own[answer]
            own[answer] = 0
            total += costs[size]
            count += size > 0
            most = max(most, size)
        least[rank], largest[rank], several[rank] = total, most, count
    return least, largest, several


@njit(cache=True)
def tells_apart(table, candidates, answers):  # type: ignore[no-untyped-def]
    met = np.full(answers, -1, np.int64)
    for rank, guess in enumerate(candidates):
        row = table[guess]
        for secret in candidates:
            if met[row[secret]] == rank:
                break
            met[row[secret]] = rank
        else:
            return rank
    return -1


@njit(cache=True)
def different(table, candidates, guesses, answers, win):  # type: ignore[no-untyped-def]
    slots = 1
    while slots < 2 * len(guesses):
        slots *= 2
    kept_at = np.full(slots, -1, np.int64)
    kept = np.empty(len(guesses), np.int64)
    count = 0
    for rank, guess in enumerate(guesses):
        row = table[guess]
        slot = np.int64(_digest(row, candidates, answers, win) & np.uint64(slots - 1))
        while kept_at[slot] >= 0 and not _alike(
            row, table[guesses[kept_at[slot]]], candidates, answers, win
        ):
            slot = (slot + 1) & (slots - 1)
        if kept_at[slot] < 0:
            kept_at[slot] = rank
            kept[count] = rank
            count += 1
    return kept[:count]


@njit(cache=True)
def _digest(row, candidates, answers, win):  # type: ignore[no-untyped-def]
    """A number that guesses which split alike share; others may, too."""
    name = np.full(answers, -1, np.int64)
    digest, fresh = np.uint64(len(candidates)), 1
    for secret in candidates:
        answer = row[secret]
        if name[answer] < 0:
            name[answer], fresh = (0 if answer == win else fresh), fresh + 1
        digest = (digest ^ np.uint64(name[answer])) * np.uint64(0x9E3779B97F4A7C15)
        digest ^= digest >> np.uint64(29)
    return digest


@njit(cache=True)
def _alike(row, other, candidates, answers, win):  # type: ignore[no-untyped-def]
    """Whether the answers of one guess are those of another by other names, but for the winning
    one."""
    there, back = np.full(answers, -1, np.int64), np.full(answers, -1, np.int64)
    there[win] = back[win] = win
    for secret in candidates:
        one, two = row[secret], other[secret]
        if there[one] < 0 and back[two] < 0:
            there[one], back[two] = two, one
        if there[one] != two or back[two] != one:
            return False
    return True


@njit(cache=True)
def parts(table, guess, candidates, answers):  # type: ignore[no-untyped-def]
    row = table[guess]
    ends = np.zeros(answers + 1, np.int64)
    for secret in candidates:
        ends[row[secret] + 1] += 1
    for answer in range(answers):
        ends[answer + 1] += ends[answer]
    place, ordered = ends[:-1].copy(), np.empty_like(candidates)
    for secret in candidates:
        ordered[place[row[secret]]] = secret
        place[row[secret]] += 1
    return ordered, ends


@njit(cache=True)
def renamed(digits, places, names, fresh, colours):  # type: ignore[no-untyped-def]
    count, pegs = digits.shape
    smallest = np.full(count, np.iinfo(np.int64).max, np.int64)
    own = np.empty(colours, np.int64)
    for rank in range(count):
        for one in range(len(places)):
            own[:] = names[one]
            value, met = 0, 0
            for peg in range(pegs):
                colour = digits[rank, places[one, peg]]
                if own[colour] < 0:
                    own[colour] = fresh[met]
                    met += 1
                value = value * colours + own[colour]
            smallest[rank] = min(smallest[rank], value)
    return smallest
