"""The room is counted on the last level only: secrets found earlier are forgotten.

titre: La place n'est comptée qu'au dernier niveau : les secrets trouvés plus tôt sont oubliés.
en: Count by hand for `number_game(3)` and 2 steps: how many secrets are found at the first proposition, how many at the second? Does your count add them?
fr: Comptez à la main pour `number_game(3)` et 2 étapes : combien de secrets sont trouvés à la première proposition, combien à la deuxième ? Votre calcul les additionne-t-il ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len(answers - set(game.endstates))

    def exists(steps, secrets):
        if not secrets:
            return True
        if steps == 0 or len(secrets) > others ** (steps - 1):
            return False
        for guess in game.guesses:
            parts = partition(secrets, lambda secret: game.score(guess, secret))
            if all(answer in game.endstates or exists(steps - 1, part) for answer, part in parts.items()):
                return True
        return False

    return exists(maxsteps, game.secrets)
