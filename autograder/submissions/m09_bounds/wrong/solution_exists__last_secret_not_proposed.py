"""A single secret left counts as found, though it has not been proposed.

titre: Un seul secret restant compte comme trouvé, alors qu'il n'a pas été proposé.
en: When one secret is left you know it; has it been proposed? Read again which proposition counts, then try `number_game(1)` with 0 steps.
fr: Quand il ne reste qu'un secret, vous le connaissez ; a-t-il été proposé ? Relisez quelles propositions comptent, puis essayez `number_game(1)` avec 0 étape.
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if len(game.secrets) <= 1:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(solution_exists(maxsteps - 1, game._replace(secrets=part)) for part in parts.values()):
            return True
    return False
