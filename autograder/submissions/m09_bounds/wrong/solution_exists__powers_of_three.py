"""The room is counted as 3 to the power of the steps, as if no game had more answers.

titre: La place est comptée comme 3 puissance le nombre d'étapes, comme si aucun jeu n'avait plus de réponses.
en: Your count supposes no more than three answers at each step. In a game where one proposition gets a different answer for each of 12 secrets, how many steps are needed?
fr: Votre calcul suppose trois réponses au plus à chaque étape. Dans un jeu où une proposition reçoit une réponse différente pour chacun des 12 secrets, combien d'étapes faut-il ?
fails: solution_exists_in_larger_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or len(game.secrets) > 3**maxsteps:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
