"""Only the proposition of largest entropy is tried at each step.

titre: Seule la proposition de plus grande entropie est essayée à chaque étape.
en: Your function follows one strategy, the one that asks the most telling question. If that one fails, must all others fail too?
fr: Votre fonction suit une seule stratégie, celle qui pose la question qui en apprend le plus. Si celle-là échoue, toutes les autres échouent-elles ?
fails: solution_exists_among_all_strategies
"""

from math import log2


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False

    def worth(guess):
        sizes = [len(part) for part in partition(game.secrets, lambda secret: game.score(guess, secret)).values()]
        total = sum(sizes)
        return round(sum(size / total * log2(total / size) for size in sizes), 9), guess in game.secrets

    guess = max(game.guesses, key=worth)
    parts = partition(game.secrets, lambda secret: game.score(guess, secret))
    return all(
        answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
        for answer, part in parts.items()
    )
