"""The inner call has as many steps as the outer one.

titre: L'appel intérieur a autant d'étapes que l'extérieur.
en: How many steps does the inner call of your function get? When does the chain of calls end?
fr: Combien d'étapes l'appel intérieur de votre fonction reçoit-il ? Quand la suite des appels prend-elle fin ?
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
            answer in game.endstates or solution_exists(maxsteps, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
