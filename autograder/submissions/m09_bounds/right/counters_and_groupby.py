"""Counter, groupby and chain; the answers are counted before anything is sorted."""

from collections import Counter
from itertools import chain, combinations_with_replacement, groupby, product
from operator import ge, le


def two_d():
    def score(guess, secret):
        return Comparison(all(map(le, secret, guess)), all(map(ge, secret, guess)), not any(map(int.__sub__, guess, secret)))

    pairs = list(product(*[range(5)] * 2))
    return Game(pairs, pairs, score, {Comparison._make([True] * 3)})


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps <= 0:
        return False
    for guess in game.guesses:
        answers = [game.score(guess, secret) for secret in game.secrets]
        order = sorted(Counter(answers).most_common(), key=lambda pair: -pair[1])
        for answer, _ in order:
            part = [secret for secret, one in zip(game.secrets, answers) if one == answer]
            if answer in game.endstates:
                continue
            if not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                break
        else:
            return True
    return False


def lower_bound_on_worst_case_solution(game):
    low, high = 0, len(game.secrets)
    while low < high:
        middle = (low + high) // 2
        if solution_exists(middle, game):
            high = middle
        else:
            low = middle + 1
    return low


def evil_codemaker(game):
    history = []

    def answer(guess):
        agrees = lambda secret: all(game.score(old, secret) == told for old, told in history)
        told = sorted(game.score(guess, secret) for secret in filter(agrees, game.secrets))
        groups = [(-len(list(group)), one) for one, group in groupby(told)]
        history.append((guess, min(groups)[1]))
        return history[-1][1]

    return answer


def first_guess_classes(p, c):
    shapes = {
        tuple(sorted(Counter(code).values(), reverse=True)) for code in combinations_with_replacement(range(c), p)
    }
    codes = [list(chain.from_iterable([n + 1] * k for n, k in enumerate(shape))) for shape in shapes]
    codes.sort()
    return codes
