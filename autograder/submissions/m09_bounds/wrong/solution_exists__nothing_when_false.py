"""When no proposition does, nothing is returned.

titre: Quand aucune proposition ne convient, rien n'est renvoyé.
en: When the loop has tried every proposition in vain, what does your function return?
fr: Quand la boucle a essayé toutes les propositions en vain, que renvoie votre fonction ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
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
