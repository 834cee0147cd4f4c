"""The list of games is a default value, made once for all calls.

en: When is the value of a default parameter made: once, or at every call?
fr: Quand la valeur par défaut d'un paramètre est-elle créée : une seule fois, ou à chaque appel ?
fails: all_solutions_of_any_game, all_solutions_twice
"""


def all_solutions(game, games=[]):
    for secret in game.secrets:
        games.append(solver(lambda guess: game.score(guess, secret), game))
    return games
