"""With as many steps as secrets, the answer is `True` without looking.

titre: Avec autant d'étapes que de secrets, la réponse est `True` sans chercher.
en: With as many steps as secrets, one may propose each secret in turn. And if there is one for which no proposition wins?
fr: Avec autant d'étapes que de secrets, on peut proposer chaque secret à son tour. Et s'il y en a un pour lequel aucune proposition n'est gagnante ?
fails: solution_exists_where_only_the_answer_ends
"""


def solution_exists(maxsteps, game):
    if len(game.secrets) <= maxsteps:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
