"""The scorers are made in a loop and used after it: all of them know the last secret only.

en: All your games find the same secret: when does a `lambda` look up the variable of its loop?
fr: Toutes vos parties trouvent le même secret : quand une `lambda` lit-elle la variable de sa boucle ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    scorers = []
    for secret in game.secrets:
        scorers.append(lambda guess: game.score(guess, secret))
    return [solver(scorer, game) for scorer in scorers]
