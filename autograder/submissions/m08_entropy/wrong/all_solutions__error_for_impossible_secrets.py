"""A game is played for each guess, and stops at the first that is no possible secret.

en: Against which code does `solver` play when it stops? Is that code one of the secrets?
fr: Contre quel code `solver` joue-t-elle quand elle s'arrête ? Ce code est-il un des secrets ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    return [solver(lambda g, s=secret: game.score(g, s), game) for secret in game.guesses]
