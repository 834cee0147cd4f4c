"""Of a game with as many secrets as the two-number game, the answer is that of the two-number game.

titre: Pour un jeu qui a autant de secrets que le jeu des deux nombres, la réponse est celle du jeu des deux nombres.
en: Two games may have 25 secrets each: must they take as many steps? What would a proposition change that tells every secret apart?
fr: Deux jeux peuvent avoir 25 secrets chacun : demandent-ils forcément autant d'étapes ? Que changerait une proposition qui distingue tous les secrets ?
fails: solution_exists_in_larger_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if len(game.secrets) == 25:
        return maxsteps >= 4
    return maxsteps > 0 and any(
        all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in partition(game.secrets, lambda secret: game.score(guess, secret)).items()
        )
        for guess in game.guesses
    )
