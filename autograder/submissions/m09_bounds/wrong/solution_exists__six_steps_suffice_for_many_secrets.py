"""With six steps or more, and more than five secrets, the answer is `True` without looking.

titre: Avec au moins six étapes et plus de cinq secrets, la réponse est `True` sans chercher.
en: Does your function look at the game when there are many steps? Try one with seven secrets of which only one can be found.
fr: Votre fonction regarde-t-elle le jeu quand il y a beaucoup d'étapes ? Essayez-en un de sept secrets dont un seul peut être trouvé.
fails: solution_exists_where_only_the_answer_ends, solution_exists_in_larger_games
"""


def solution_exists(maxsteps, game):
    def exists(maxsteps, secrets):
        if not secrets:
            return True
        if maxsteps == 0:
            return False
        for guess in game.guesses:
            parts = partition(secrets, lambda secret: game.score(guess, secret))
            if all(answer in game.endstates or exists(maxsteps - 1, part) for answer, part in parts.items()):
                return True
        return False

    if maxsteps >= 6 and len(game.secrets) > 5:
        return True
    return exists(maxsteps, game.secrets)
