"""The pairs are named tuples, and the score makes such of those it is given; the shortest worst case is computed with a limit."""

from collections import namedtuple
from functools import partial
from itertools import product

Point = namedtuple("Point", "x y")


def two_d():
    points = [Point(x, y) for x in range(5) for y in range(5)]

    def score(guess, secret):
        guess, secret = Point(*guess), Point(*secret)
        return Comparison(
            le=secret.x <= guess.x and secret.y <= guess.y,
            ge=secret.x >= guess.x and secret.y >= guess.y,
            eq=secret == guess,
        )

    return Game(points, points, score, {Comparison(True, True, True)})


def shortest(game, limit):
    """The best worst case if it is at most the limit, else None."""
    if len(game.secrets) == 0:
        return 0
    best = None
    for guess in game.guesses if limit else ():
        worst = 0
        for answer, part in partition(game.secrets, partial(game.score, guess)).items():
            if answer not in game.endstates:
                rest = shortest(game._replace(secrets=part), limit - 1)
                if rest is None:
                    break
                worst = max(worst, rest)
        else:
            best, limit = worst + 1, worst
        if limit == 0:
            break
    return best


def solution_exists(maxsteps, game):
    return shortest(game, maxsteps) is not None


def lower_bound_on_worst_case_solution(game):
    for limit in range(len(game.secrets) + 1):
        found = shortest(game, limit)
        if found is not None:
            return found


def evil_codemaker(game):
    def play(candidates):
        def answer(guess):
            parts = partition(candidates[0], partial(game.score, guess))
            size = max(map(len, parts.values()))
            candidates[0] = parts[min(one for one, part in parts.items() if len(part) == size)]
            return game.score(guess, next(iter(candidates[0])))

        return answer

    return play([game.secrets])


def first_guess_classes(p, c):
    def sums(n, most, terms):
        if n == 0:
            yield []
        elif terms:
            for first in range(min(n, most), 0, -1):
                for rest in sums(n - first, first, terms - 1):
                    yield [first] + rest

    return [sum(([colour + 1] * n for colour, n in enumerate(terms)), []) for terms in sums(p, p, c)]
