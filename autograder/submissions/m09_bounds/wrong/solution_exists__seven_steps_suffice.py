"""With more than six steps, the answer is `True` without looking.

titre: Avec plus de six étapes, la réponse est `True` sans chercher.
en: Try `solution_exists(7, game)` for a game in which no proposition wins: how many steps would it take?
fr: Essayez `solution_exists(7, game)` pour un jeu où aucune proposition n'est gagnante : combien d'étapes faudrait-il ?
fails: solution_exists_where_only_the_answer_ends
"""


def solution_exists(maxsteps, game):
    if not game.secrets or maxsteps > 6:
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
