"""Sets of secrets as the bits of an integer."""

from itertools import count, product


def two_d():
    pairs = [divmod(n, 5) for n in range(25)]

    def score(guess, secret):
        signs = {(s > g) - (s < g) for g, s in zip(guess, secret)}
        return Comparison(1 not in signs, -1 not in signs, signs == {0})

    return Game(pairs, pairs, score, [Comparison(True, True, True)])


def masks(game):
    for guess in game.guesses:
        parts = {}
        for rank, secret in enumerate(game.secrets):
            answer = game.score(guess, secret)
            if answer not in game.endstates:
                parts[answer] = parts.get(answer, 0) | 1 << rank
        won = sum(1 << rank for rank, secret in enumerate(game.secrets) if game.score(guess, secret) in game.endstates)
        yield won, list(parts.values())


def solution_exists(maxsteps, game):
    table = list(masks(game))

    def exists(steps, alive):
        if alive == 0:
            return True
        if steps == 0:
            return False
        if steps == 1:
            return any(alive & ~won == 0 for won, _ in table)
        return any(all(exists(steps - 1, alive & part) for part in parts) for _, parts in table)

    return exists(maxsteps, (1 << len(game.secrets)) - 1)


def lower_bound_on_worst_case_solution(game):
    return next(filter(lambda steps: solution_exists(steps, game), count()))


def evil_codemaker(game):
    secrets = list(game.secrets)
    alive = [(1 << len(secrets)) - 1]

    def answer(guess):
        parts = {}
        for rank, secret in enumerate(secrets):
            if alive[0] >> rank & 1:
                one = game.score(guess, secret)
                parts[one] = parts.get(one, 0) | 1 << rank
        chosen = min(parts, key=lambda one: (-bin(parts[one]).count("1"), one))
        alive[0] = parts[chosen]
        return chosen

    return answer


def first_guess_classes(p, c):
    """A code is the smallest of its class when its pegs go up and no colour is more frequent than the one before."""
    found = []
    for code in product(range(1, c + 1), repeat=p):
        counts = [code.count(colour) for colour in range(1, c + 1)]
        if list(code) == sorted(code) and counts == sorted(counts, reverse=True):
            found.append(list(code))
    return found
