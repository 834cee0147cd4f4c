"""The table row by row; strategies by sorting the codes; the rest as recursive functions."""

from math import log2

import numpy as np


def parts(proposition, candidates):
    if not candidates:
        return {}
    *others, last = candidates
    found = parts(proposition, others)
    answer = bien_places(proposition, last), mal_places(proposition, last)
    found[answer] = found.get(answer, []) + [last]
    return found


def first_consistent(candidates, codes):
    return sorted(candidates)[0]


def sizes(code, candidates):
    return sorted(map(len, parts(code, candidates).values()))


def minimax(candidates, codes):
    return sorted(codes, key=lambda code: (sizes(code, candidates)[-1], code not in candidates, code))[0]


def expected_size(candidates, codes):
    return sorted(codes, key=lambda code: (sum(n * n for n in sizes(code, candidates)), code not in candidates))[0]


def max_entropy(candidates, codes):
    def disorder(code):  # the sizes are sorted: the same ones give the same sum, to the last digit
        return sum(n * log2(n) for n in sizes(code, candidates))

    lowest = min(map(disorder, codes))
    equal = [code for code in codes if disorder(code) - lowest < 1e-9]
    return sorted(equal, key=lambda code: code not in candidates)[0]


def most_parts(candidates, codes):
    return sorted(codes, key=lambda code: (len(sizes(code, candidates)), code in candidates), reverse=True)[0]


def added(first, second):
    return {n: first.get(n, 0) + second.get(n, 0) for n in sorted({*first, *second})}


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)

    def distribution(candidates):
        tally = {}
        for answer, part in parts(strategy(candidates, codes), candidates).items():
            if answer == (p, 0):
                tally = added(tally, {1: 1})
            elif len(part) == len(candidates):
                raise ValueError("The strategy turns in circles.")
            else:
                tally = added(tally, {n + 1: count for n, count in distribution(part).items()})
        return tally

    return distribution(codes)


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    held = np.stack([(codes == colour).sum(axis=1) for colour in range(1, c + 1)], axis=1)
    rows = []
    for code, count in zip(codes, held):
        rows.append(9 * (codes == code).sum(axis=1) + np.minimum(held, count).sum(axis=1))
    return np.array(rows)


def optimal_total(p, c):
    codes, known = tous_les_codes(p, c), {}

    def total(candidates):
        key = tuple(map(tuple, candidates))
        if len(key) < 3:
            return (0, 1, 3)[len(key)]
        if key not in known:
            known[key] = len(key) + min(filter(None, (rest(code, candidates) for code in codes)))
        return known[key]

    def rest(code, candidates):
        found = {}
        for other in candidates:
            found.setdefault((bien_places(code, other), mal_places(code, other)), []).append(other)
        if len(found) == 1:
            return None
        return sum(total(part) for answer, part in found.items() if answer != (p, 0))

    return total(codes)


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def total(tree, candidates):
        proposition, branches = tree
        if proposition not in codes:
            raise ValueError(f"{proposition} is not one of the {len(codes)} codes")
        found = parts(proposition, candidates)
        answers = sorted(answer for answer in found if answer != (p, 0))
        if answers != sorted(branches):
            raise ValueError(f"{proposition} is answered {answers}, not {sorted(branches)}")
        return len(candidates) + sum(total(branches[answer], found[answer]) for answer in answers)

    return total(tree, codes)
