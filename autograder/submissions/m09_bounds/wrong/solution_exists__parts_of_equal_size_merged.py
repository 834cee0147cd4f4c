"""The parts are kept by their size, so that one hides another of the same size.

titre: Les parts sont rangées par leur taille : l'une en cache une autre de même taille.
en: Two answers may leave as many secrets. In the dictionary you build, what becomes of the first of these parts when the second comes?
fr: Deux réponses peuvent laisser le même nombre de secrets. Dans le dictionnaire que vous construisez, que devient la première de ces parties quand arrive la seconde ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        by_size = {len(part): part for answer, part in parts.items() if answer not in game.endstates}
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in by_size.values()):
            return True
    return False
