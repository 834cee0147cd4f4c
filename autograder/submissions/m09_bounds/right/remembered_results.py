"""An inner function with a cache, on frozen sets of secrets; the cache lives as long as one call."""

from functools import lru_cache, partial
from itertools import product, count


def two_d():
    pairs = tuple(product(range(5), repeat=2))

    @lru_cache(maxsize=None)
    def score(guess, secret):
        (a, b), (x, y) = guess, secret
        return Comparison(x <= a and y <= b, x >= a and y >= b, (a, b) == (x, y))

    return Game(pairs, pairs, score, frozenset([Comparison(True, True, True)]))


def solution_exists(maxsteps, game):
    @lru_cache(maxsize=None)
    def exists(steps, secrets):
        if not secrets:
            return True
        if not steps:
            return False
        return any(
            all(exists(steps - 1, frozenset(part)) for part in unfinished(guess, secrets)) for guess in game.guesses
        )

    def unfinished(guess, secrets):
        parts = partition(secrets, partial(game.score, guess))
        return [part for answer, part in parts.items() if answer not in game.endstates]

    return exists(maxsteps, frozenset(game.secrets))


def lower_bound_on_worst_case_solution(game):
    for n in count():
        if solution_exists(n, game):
            return n


def evil_codemaker(game):
    state = {"candidates": set(game.secrets)}

    def answer(guess):
        parts = partition(state["candidates"], partial(game.score, guess))
        most = max(len(part) for part in parts.values())
        reply = min(a for a in parts if len(parts[a]) == most)
        state["candidates"] = parts[reply]
        return reply

    return answer


@lru_cache(maxsize=None)
def _sums(n, largest, terms):
    if n == 0:
        return [()]
    if terms == 0:
        return []
    return [(k, *rest) for k in range(min(n, largest), 0, -1) for rest in _sums(n - k, k, terms - 1)]


def first_guess_classes(p, c):
    return [[colour for colour, k in enumerate(terms, 1) for _ in range(k)] for terms in _sums(p, p, c)]
