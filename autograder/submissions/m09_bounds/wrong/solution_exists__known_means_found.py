"""After an answer that leaves a single secret, nothing more is counted.

titre: Après une réponse qui laisse un seul secret, plus rien n'est compté.
en: Once an answer leaves a single secret, you know it; it must still be proposed: how many steps is that? Try `number_game(2)` with 1 step.
fr: Quand une réponse ne laisse qu'un secret, vous le connaissez ; il faut encore le proposer : combien d'étapes cela fait-il ? Essayez `number_game(2)` avec 1 étape.
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
            len(part) == 1
            or answer in game.endstates
            or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
