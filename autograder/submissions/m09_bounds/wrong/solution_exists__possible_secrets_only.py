"""Only the candidates are proposed.

titre: Seuls les candidats sont proposés.
en: In `LOCKS`, `'x'` is not a secret, and yet it may be proposed. Which propositions does your function try?
fr: Dans `LOCKS`, `'x'` n'est pas un secret, et pourtant on peut le proposer. Quelles propositions votre fonction essaie-t-elle ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        if guess in game.secrets:
            parts = partition(game.secrets, lambda secret: game.score(guess, secret))
            if all(
                answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
                for answer, part in parts.items()
            ):
                return True
    return False
