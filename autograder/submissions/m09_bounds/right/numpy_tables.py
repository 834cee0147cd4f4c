"""numpy: a table of numbered answers, and masks of candidates."""

import numpy as np


def two_d():
    pairs = [(int(a), int(b)) for a, b in np.ndindex(5, 5)]

    def score(guess, secret):
        guess, secret = np.array(guess), np.array(secret)
        return Comparison(np.all(secret <= guess), np.all(secret >= guess), np.array_equal(guess, secret))

    return Game(pairs, pairs, score, {Comparison(True, True, True)})


def numbered(game):
    """The table of the answers as numbers, and the number of the first answer that does not end the game."""
    answers = {answer: rank for rank, answer in enumerate(sorted(game.endstates))}
    ends = len(answers)
    table = [
        [answers.setdefault(game.score(guess, secret), len(answers)) for secret in game.secrets]
        for guess in game.guesses
    ]
    return np.array(table, dtype=int).reshape(len(game.guesses), len(game.secrets)), ends


def solution_exists(maxsteps, game):
    table, ends = numbered(game)

    def exists(steps, columns):
        if columns.size == 0:
            return True
        if steps == 0:
            return False
        for row in table[:, columns]:
            if all(exists(steps - 1, columns[row == answer]) for answer in np.unique(row[row >= ends])):
                return True
        return False

    return bool(exists(maxsteps, np.arange(len(game.secrets))))


def lower_bound_on_worst_case_solution(game):
    enough = np.array([solution_exists(n, game) for n in range(len(game.secrets) + 1)])
    return int(np.argmax(enough))


def evil_codemaker(game):
    alive = np.ones(len(game.secrets), dtype=bool)

    def answer(guess):
        answers = [game.score(guess, secret) for secret in game.secrets]
        count = {}
        for yes, one in zip(alive, answers):
            if yes:
                count[one] = count.get(one, 0) + 1
        chosen = min(count, key=lambda one: (-count[one], one))
        alive[:] &= [one == chosen for one in answers]
        return chosen

    return answer


def first_guess_classes(p, c):
    grid = np.indices((c,) * p).reshape(p, -1).T + 1
    counts = np.sort(np.stack([(grid == colour).sum(axis=1) for colour in range(1, c + 1)], axis=1), axis=1)
    _, first = np.unique(counts, axis=0, return_index=True)
    return grid[np.sort(first)].tolist()
