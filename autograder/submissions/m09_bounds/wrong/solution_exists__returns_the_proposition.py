"""The good proposition is returned instead of `True`.

titre: C'est la bonne proposition qui est renvoyée, au lieu de `True`.
en: Your function has found a good proposition. Was it asked which one, or only whether there is one?
fr: Votre fonction a trouvé une bonne proposition. Lui demandait-on laquelle, ou seulement s'il y en a une ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return guess
    return False
