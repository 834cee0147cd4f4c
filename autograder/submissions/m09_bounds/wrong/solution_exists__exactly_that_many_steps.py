"""Without secrets, the answer is `True` only when no step is left.

titre: Sans secret, la réponse n'est `True` que s'il ne reste aucune étape.
en: *At most* `maxsteps`: when the secret is found early, must the other steps be used up?
fr: *Au plus* `maxsteps` : quand le secret est trouvé plus tôt, faut-il épuiser les étapes qui restent ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if maxsteps == 0 or not game.secrets:
        return maxsteps == 0 and not game.secrets
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        rest = [set() if answer in game.endstates else part for answer, part in parts.items()]
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in rest):
            return True
    return False
