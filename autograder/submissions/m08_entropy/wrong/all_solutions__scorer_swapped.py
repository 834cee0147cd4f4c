"""The secret is given to `score` before the guess.

en: When the secret is 1 and the guess is 2, what does your scorer answer? Look at the order of its arguments.
fr: Quand le secret est 1 et la proposition 2, que répond votre fonction `scorer` ? Regardez l'ordre de ses arguments.
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    return [solver(lambda guess: game.score(secret, guess), game) for secret in game.secrets]
