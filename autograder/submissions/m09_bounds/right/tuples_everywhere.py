"""Tuples where the statement leaves it open, plain tuples as answers; numbers that are equal to booleans."""

from itertools import product


def two_d():
    pairs = tuple(product(range(5), repeat=2))

    def score(guess, secret):
        return int(max(s - g for g, s in zip(guess, secret)) <= 0), int(min(s - g for g, s in zip(guess, secret)) >= 0), int(guess == secret)

    return Game(pairs, pairs, score, ((1, 1, 1),))


def solution_exists(maxsteps, game):
    secrets = tuple(game.secrets)
    if secrets == ():
        return True
    if maxsteps == 0:
        return False
    for guess in tuple(game.guesses):
        answers = tuple(game.score(guess, secret) for secret in secrets)
        parts = tuple(
            tuple(secret for secret, other in zip(secrets, answers) if other == answer)
            for answer in set(answers)
            if answer not in tuple(game.endstates)
        )
        if all(solution_exists(maxsteps - 1, Game(game.guesses, part, game.score, game.endstates)) for part in parts):
            return True
    return False


def lower_bound_on_worst_case_solution(game, steps=0):
    if solution_exists(steps, game):
        return steps
    return lower_bound_on_worst_case_solution(game, steps + 1)


def evil_codemaker(game, told=()):
    def answer(guess):
        nonlocal told
        candidates = tuple(s for s in game.secrets if all(game.score(g, s) == a for g, a in told))
        answers = tuple(game.score(guess, s) for s in candidates)
        best = min((-answers.count(a), a) for a in answers)[1]
        told += ((guess, best),)
        return best

    return answer


def first_guess_classes(p, c):
    classes = ()
    for code in product(range(1, c + 1), repeat=p):
        if code == tuple(sorted(code)) and all(
            n == 1 or 0 < code.count(n) <= code.count(n - 1) for n in set(code)
        ):
            classes += (list(code),)
    return list(classes)
