"""Sets of candidates are the bits of an integer."""

from functools import cache

import numpy as np


@cache
def masks(p, c):
    """For each code, its answers and the sets of codes that give them."""
    codes = tous_les_codes(p, c)
    found = []
    for code in codes:
        sets = {}
        for bit, other in enumerate(codes):
            answer = bien_places(code, other), mal_places(code, other)
            sets[answer] = sets.get(answer, 0) | 1 << bit
        found.append(sets)
    return codes, found


def parts(proposition, candidates):
    sets = {}
    for bit, code in enumerate(candidates):
        answer = bien_places(proposition, code), mal_places(proposition, code)
        sets[answer] = sets.get(answer, 0) | 1 << bit
    return {answer: [code for bit, code in enumerate(candidates) if some >> bit & 1] for answer, some in sets.items()}


def sizes(code, candidates):
    return [len(part) for part in parts(code, candidates).values()]


def first_consistent(candidates, codes):
    return candidates[0]


def minimax(candidates, codes):
    return min(codes, key=lambda code: 2 * max(sizes(code, candidates)) + (code not in candidates))


def expected_size(candidates, codes):
    return min(codes, key=lambda code: 2 * sum(n * n for n in sizes(code, candidates)) + (code not in candidates))


def max_entropy(candidates, codes):
    def score(code):
        product = 1
        for n in sizes(code, candidates):
            product *= n**n
        return 2 * product + (code not in candidates)

    return min(codes, key=score)


def most_parts(candidates, codes):
    return max(codes, key=lambda code: 2 * len(parts(code, candidates)) + (code in candidates))


def evaluate(strategy, p, c):
    codes, found = masks(p, c)
    place = {tuple(code): number for number, code in enumerate(codes)}
    tally, level, tries = {}, [(1 << len(codes)) - 1], 0
    while level:
        tries += 1
        following = []
        for some in level:
            candidates = [code for bit, code in enumerate(codes) if some >> bit & 1]
            proposition = strategy(candidates, codes)
            for answer, mask in found[place[tuple(proposition)]].items():
                left = some & mask
                if left and answer == (p, 0):
                    tally[tries] = tally.get(tries, 0) + 1
                elif left == some:
                    raise ValueError("nothing learnt")
                elif left:
                    following.append(left)
        level = following
    return tally


def score_table(p, c):
    codes = np.array(tous_les_codes(p, c))
    table = np.zeros((len(codes), len(codes)), dtype=np.int8)
    for peg in range(p):
        table += np.int8(9) * (codes[:, peg, None] == codes[None, :, peg])
    for colour in range(1, c + 1):
        for times in range(1, p + 1):
            has = (codes == colour).sum(axis=1) >= times
            table += has[:, None] & has[None, :]
    return table


def optimal_total(p, c):
    codes, found = masks(p, c)
    sets = [[mask for answer, mask in every.items() if answer != (p, 0)] for every in found]

    @cache
    def best(some):
        n = some.bit_count()
        if n < 3:
            return 2 * n - 1
        total = 10**6
        for others in sets:
            left = [some & mask for mask in others if some & mask]
            if some not in left:
                total = min(total, n + sum(best(part) for part in left))
        return total

    return best((1 << len(codes)) - 1)


def check_tree(tree, p, c):
    codes, found = masks(p, c)

    def total(tree, some):
        proposition, branches = list(tree[0]), tree[1]
        if proposition not in codes:
            raise ValueError(f"{proposition} is not a code of this game")
        sets = found[codes.index(proposition)]
        left = {answer: some & mask for answer, mask in sets.items() if some & mask and answer != (p, 0)}
        if set(left) != set(branches):
            raise ValueError(f"expected branches: {list(left)}")
        return some.bit_count() + sum(total(branches[answer], part) for answer, part in left.items())

    return total(tree, (1 << len(codes)) - 1)
