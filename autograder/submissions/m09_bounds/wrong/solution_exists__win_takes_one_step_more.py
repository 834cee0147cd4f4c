"""After the winning answer, the part is solved again with the steps that are left.

titre: Après la réponse gagnante, la part est résolue à nouveau avec les étapes restantes.
en: Follow your function for `number_game(1)` and 1 step: the only answer is `'found'`. What does it do then?
fr: Suivez votre fonction pour `number_game(1)` et 1 étape : la seule réponse est `'found'`. Que fait-elle alors ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if len(game.secrets) == 0:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in parts.values()):
            return True
    return False
