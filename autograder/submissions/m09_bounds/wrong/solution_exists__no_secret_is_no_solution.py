"""Without any secret the answer is `False`.

titre: Sans aucun secret, la réponse est `False`.
en: When there is nothing to find, how many propositions are needed? Read again what is said about a game without secrets.
fr: Quand il n'y a rien à trouver, combien faut-il de propositions ? Relisez ce qui est dit d'un jeu sans secret.
fails: solution_exists_when_there_is_nothing_to_find
"""


def solution_exists(maxsteps, game):
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return len(game.secrets) > 0
    return False
