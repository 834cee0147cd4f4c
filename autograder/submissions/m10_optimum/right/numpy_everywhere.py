"""Arrays wherever possible: codes as rows, answers as numbers; a strategy returns a row as a list."""

import numpy as np


def answers(proposition, candidates):
    codes, proposition = np.asarray(candidates), np.asarray(proposition)
    hits = (codes == proposition).sum(axis=1)
    top = int(max(codes.max(), proposition.max()))
    common = sum(np.minimum((codes == k).sum(axis=1), (proposition == k).sum()) for k in range(1, top + 1))
    return 9 * hits + common


def parts(proposition, candidates):
    numbers = answers(proposition, candidates)
    return {
        (int(number) // 10, int(number) % 10): [candidates[i] for i in np.flatnonzero(numbers == number)]
        for number in np.unique(numbers)
    }


def sizes(candidates, codes):
    """A row of sizes for each code."""
    return np.array([np.bincount(answers(code, candidates), minlength=100) for code in codes])


def choose(candidates, codes, scores):
    possible = np.array([code in candidates for code in codes])
    good = np.flatnonzero(scores >= scores.max() - 1e-9)
    both = good[possible[good]]
    return np.array(codes)[both[0] if len(both) else good[0]].tolist()


def first_consistent(candidates, codes):
    return list(np.array(candidates)[0])


def minimax(candidates, codes):
    return choose(candidates, codes, -sizes(candidates, codes).max(axis=1))


def expected_size(candidates, codes):
    return choose(candidates, codes, -(sizes(candidates, codes) ** 2).sum(axis=1))


def max_entropy(candidates, codes):
    q = sizes(candidates, codes) / len(candidates)
    return choose(candidates, codes, -(q * np.log2(np.where(q > 0, q, 1))).sum(axis=1))


def most_parts(candidates, codes):
    return choose(candidates, codes, np.count_nonzero(sizes(candidates, codes), axis=1))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = np.zeros(len(codes) + 1, dtype=int)

    def play(candidates, rank):
        found = parts(np.array(strategy(candidates, codes)), candidates)
        if found.pop((p, 0), None) is not None:
            tally[rank] += 1
        for part in found.values():
            if len(part) == len(candidates):
                raise ValueError("nothing is learnt from this proposition")
            play(part, rank + 1)

    play(codes, 1)
    return {int(rank): int(count) for rank, count in enumerate(tally) if count}


def score_table(p, c):
    digits = np.indices((c,) * p).reshape(p, -1)
    table = np.zeros((c**p, c**p), dtype=np.int16)
    for column in digits:
        table += 9 * (column[:, None] == column)
    for colour in range(c):
        held = (digits == colour).sum(axis=0)
        table += np.minimum(held[:, None], held).astype(np.int16)
    return table


def optimal_total(p, c):
    table, won, known = score_table(p, c).tolist(), 10 * p, {}

    def best(candidates):
        if candidates not in known:
            n = len(candidates)
            known[candidates] = 1 if n == 1 else n + min(rests(candidates))
        return known[candidates]

    def rests(candidates):
        for row in table:
            found = {}
            for i in candidates:
                found.setdefault(row[i], []).append(i)
            if len(found) > 1:
                yield sum(best(tuple(part)) for answer, part in found.items() if answer != won)

    return best(tuple(range(c**p)))


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = np.array(tree[0]), tree[1]
        if proposition.shape != (p,) or (proposition < 1).any() or (proposition > c).any():
            raise ValueError(f"{tree[0]} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if sorted(found) != sorted(branches):
            raise ValueError(f"{sorted(branches)} where {sorted(found)} should be")
        return np.int64(len(candidates)) + sum(total(branches[answer], found[answer]) for answer in found)

    return total(tree, tous_les_codes(p, c))
