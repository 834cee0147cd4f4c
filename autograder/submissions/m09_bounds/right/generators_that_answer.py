"""Generators: the codemaker is a generator that is sent propositions, the parts are yielded one by one."""

from itertools import count, groupby, product


def two_d():
    def pairs():
        for a in range(5):
            yield from ((a, b) for b in range(5))

    def score(guess, secret):
        (a, b), (x, y) = guess, secret
        return Comparison(x <= a and y <= b, a <= x and b <= y, a == x and b == y)

    return Game(list(pairs()), list(pairs()), score, {Comparison(True, True, True)})


def parts(game, guess):
    key = lambda secret: repr(game.score(guess, secret))
    for _, part in groupby(sorted(game.secrets, key=key), key=key):
        part = list(part)
        if game.score(guess, part[0]) not in game.endstates:
            yield part


def solution_exists(maxsteps, game):
    if not game.secrets or not maxsteps:
        return not game.secrets
    good = (
        guess
        for guess in game.guesses
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in parts(game, guess))
    )
    nothing = object()
    return next(good, nothing) is not nothing


def lower_bound_on_worst_case_solution(game):
    steps = count()
    while not solution_exists(n := next(steps), game):
        pass
    return n


def codemaker(game):
    candidates, reply = list(game.secrets), None
    while True:
        guess = yield reply
        answers = [game.score(guess, secret) for secret in candidates]
        reply = min(answers, key=lambda one: (-answers.count(one), one))
        candidates = [secret for secret, one in zip(candidates, answers) if one == reply]


def evil_codemaker(game):
    waiting = codemaker(game)
    next(waiting)
    return waiting.send


def first_guess_classes(p, c):
    def classes():
        seen = set()
        for code in product(range(1, c + 1), repeat=p):
            kind = frozenset((n, list(map(code.count, set(code))).count(n)) for n in map(code.count, set(code)))
            if kind not in seen:
                seen.add(kind)
                yield list(code)

    return list(classes())
