"""Comprehensions, any and all; a function a line or two long."""

from itertools import product


def two_d():
    square = [(a, b) for a in range(5) for b in range(5)]
    return Game(
        guesses=square,
        secrets=square,
        score=lambda g, s: Comparison(s[0] <= g[0] and s[1] <= g[1], s[0] >= g[0] and s[1] >= g[1], s == g),
        endstates={Comparison(le=True, ge=True, eq=True)},
    )


def left(game, guess):
    answers = {game.score(guess, s) for s in game.secrets} - set(game.endstates)
    return [game._replace(secrets=[s for s in game.secrets if game.score(guess, s) == a]) for a in answers]


def solution_exists(maxsteps, game):
    return not game.secrets or (
        maxsteps > 0 and any(all(solution_exists(maxsteps - 1, rest) for rest in left(game, g)) for g in game.guesses)
    )


def lower_bound_on_worst_case_solution(game):
    return min(n for n in range(len(game.secrets) + 1) if solution_exists(n, game))


def evil_codemaker(game):
    told = []

    def answer(guess):
        possible = [s for s in game.secrets if all(game.score(g, s) == a for g, a in told)]
        answers = [game.score(guess, s) for s in possible]
        told.append((guess, min(set(answers), key=lambda a: (-answers.count(a), a))))
        return told[-1][1]

    return answer


def first_guess_classes(p, c):
    codes = [list(code) for code in product(range(1, c + 1), repeat=p) if code == tuple(sorted(code))]
    return [
        code
        for code in codes
        if set(code) == set(range(1, max(code) + 1))
        and all(code.count(k) >= code.count(k + 1) for k in range(1, max(code)))
    ]
