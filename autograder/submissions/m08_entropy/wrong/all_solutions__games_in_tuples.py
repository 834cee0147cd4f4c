"""Each game is a tuple of steps.

titre: Chaque partie est un tuple d'étapes.
en: Your games are right; is `((2, "found"),) == [(2, "found")]` true in Python?
fr: Vos parties sont justes ; en Python, `((2, "found"),) == [(2, "found")]` est-il vrai ?
fails: all_solutions_are_lists_of_tuples
"""


def all_solutions(game):
    games = set()
    for secret in game.secrets:
        games.add(tuple(solver(lambda guess: game.score(guess, secret), game)))
    return games
