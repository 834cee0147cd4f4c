"""One proposition decides: no other one is tried when it fails.

titre: Une seule proposition décide : aucune autre n'est essayée quand elle échoue.
en: How many propositions has your function tried when it answers `False`? Could another one have succeeded?
fr: Combien de propositions votre fonction a-t-elle essayées quand elle répond `False` ? Une autre aurait-elle pu réussir ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        for answer, part in parts.items():
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return False
        return True
    return False
