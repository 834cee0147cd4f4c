"""0 steps are looked at before the secrets: without secrets, 0 steps give `False`.

titre: Le cas de 0 étape est examiné avant les secrets : sans secret, 0 étape donne `False`.
en: With 0 steps and no secret at all, which of your first two questions answers? Which one should?
fr: Avec 0 étape et aucun secret, laquelle de vos deux premières questions répond ? Laquelle devrait répondre ?
fails: solution_exists_when_there_is_nothing_to_find
"""


def solution_exists(maxsteps, game):
    if maxsteps == 0:
        return False
    if len(game.secrets) == 0:
        return True
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        good = True
        for answer, part in parts.items():
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                good = False
        if good:
            return True
    return False
