"""Everything is shown while the file loads, and a large table is kept."""

import numpy as np
from itertools import product
from math import log2


def tous_les_codes(p=4, c=6):
    return [list(code) for code in product(range(1, c + 1), repeat=p)]


def bien_places(l1, l2):
    return sum(1 for a, b in zip(l1, l2) if a == b)


def mal_places(l1, l2):
    return sum(min(l1.count(n), l2.count(n)) for n in range(1, 7)) - bien_places(l1, l2)


def parts(proposition, candidates):
    found = {}
    for code in candidates:
        found.setdefault((bien_places(proposition, code), mal_places(proposition, code)), []).append(code)
    return found


print(parts([1, 2], tous_les_codes(2, 3)))


def first_consistent(candidates, codes):
    return candidates[0]


def minimax(candidates, codes):
    return min(codes, key=lambda g: [max(len(x) for x in parts(g, candidates).values()), g not in candidates, g])


def expected_size(candidates, codes):
    return min(codes, key=lambda g: [sum(len(x) ** 2 for x in parts(g, candidates).values()), g not in candidates, g])


def max_entropy(candidates, codes):
    def bits(g):
        return round(sum(len(x) * log2(len(x)) for x in parts(g, candidates).values()) / len(candidates), 10)

    return min(codes, key=lambda g: [bits(g), g not in candidates, g])


def most_parts(candidates, codes):
    return min(codes, key=lambda g: [-len(parts(g, candidates)), g not in candidates, g])


for strategy in (minimax, expected_size, max_entropy, most_parts):
    print(strategy.__name__, strategy(tous_les_codes(2, 3), tous_les_codes(2, 3)))


def evaluate(strategy, p, c):
    codes = tous_les_codes(p, c)
    tally = {}

    def play(candidates, tries):
        found = parts(strategy(candidates, codes), candidates)
        if (p, 0) in found:
            tally[tries] = tally.get(tries, 0) + 1
        elif len(found) == 1:
            raise ValueError("useless proposition")
        for answer in found:
            if answer != (p, 0):
                play(found[answer], tries + 1)

    play(codes, 1)
    return tally


print(evaluate(first_consistent, 2, 6))
for strategy in (minimax, expected_size, max_entropy, most_parts):
    distribution = evaluate(strategy, 2, 4)
    print(strategy.__name__, distribution, sum(n * k for n, k in distribution.items()))


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    well = sum((codes[:, None, i] == codes[None, :, i]).astype(int) for i in range(p))
    common = 0
    for colour in range(1, c + 1):
        n = (codes == colour).sum(axis=1)
        common = common + np.minimum.outer(n, n)
    return 9 * well + common


TABLE = score_table(4, 6)
print(TABLE.shape, TABLE.max())


def optimal_total(p, c):
    codes, memo = tous_les_codes(p, c), {}

    def best(candidates):
        key = tuple(sum(candidates, []))
        if key not in memo:
            memo[key] = 1
            if len(candidates) > 1:
                memo[key] = min(
                    len(candidates) + sum(best(x) for a, x in parts(g, candidates).items() if a != (p, 0))
                    for g in codes
                    if len(parts(g, candidates)) > 1
                )
        return memo[key]

    return best(codes)


print(optimal_total(2, 3), optimal_total(2, 4))
assert optimal_total(2, 2) == 8


def check_tree(tree, p, c):
    def walk(tree, candidates, tries):
        proposition, branches = tree
        if proposition not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        total = 0
        if (p, 0) in found:
            total += tries
            del found[p, 0]
        for answer in list(found) + list(branches):
            if answer not in found or answer not in branches:
                raise ValueError(f"answer {answer}")
        for answer in found:
            total += walk(branches[answer], found[answer], tries + 1)
        return total

    return walk(tree, tous_les_codes(p, c), 1)


try:
    check_tree(([1, 1], {}), 2, 2)
except ValueError as error:
    print("refused:", error)
