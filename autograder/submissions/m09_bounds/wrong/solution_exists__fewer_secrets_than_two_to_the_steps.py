"""As many secrets as two to the power of the steps are thought to be too many, whatever the answers are.

titre: Autant de secrets que deux puissance le nombre d'étapes passent pour trop, quelles que soient les réponses.
en: How many different answers can a proposition have, and how many secrets can two steps tell apart then? Which games did you think of?
fr: Combien de réponses différentes une proposition peut-elle avoir, et combien de secrets deux étapes distinguent-elles alors ? À quels jeux pensiez-vous ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or len(game.secrets) >= 2**maxsteps:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
