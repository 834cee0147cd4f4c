"""1 or 0 is returned instead of a boolean.

titre: C'est 1 ou 0 qui est renvoyé, au lieu d'un booléen.
en: `1` and `True` are equal, but which of the two answers the question whether something exists?
fr: `1` et `True` sont égaux, mais lequel des deux répond à la question de savoir si quelque chose existe ?
fails: solution_exists_gives_a_boolean
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return 1
    if maxsteps == 0:
        return 0
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return 1
    return 0
