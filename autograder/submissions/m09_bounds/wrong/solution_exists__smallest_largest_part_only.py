"""Only the proposition whose largest part is smallest is tried at each step.

titre: Seule la proposition dont la plus grande part est la plus petite est essayée à chaque étape.
en: Your function follows one strategy, the one that makes the largest part smallest. If that one fails, must all others fail too?
fr: Votre fonction suit une seule stratégie, celle qui rend la plus grande partie la plus petite possible. Si celle-là échoue, toutes les autres échouent-elles ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or not game.guesses:
        return False
    tried = []
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        largest = max(len(part) for part in parts.values())
        tried.append((largest, guess not in game.secrets, len(tried), parts))
    best_parts = min(tried)[-1]
    for answer, part in best_parts.items():
        if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
            return False
    return True
