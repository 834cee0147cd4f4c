"""Only the largest part is solved further.

titre: Seule la plus grande part est résolue plus avant.
en: Is the largest part always the one that takes longest? Think of a part whose secrets no proposition tells apart.
fr: La plus grande partie est-elle toujours celle qui demande le plus d'étapes ? Pensez à une partie dont aucune proposition ne distingue les secrets.
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        others = [part for answer, part in parts.items() if answer not in game.endstates]
        if not others or solution_exists(maxsteps - 1, game._replace(secrets=max(others, key=len))):
            return True
    return False
