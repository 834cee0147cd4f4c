"""The room is counted as if every game had two answers besides the winning one.

titre: La place est comptée comme si tous les jeux avaient deux réponses outre la gagnante.
en: You give up beyond a certain number of secrets. For how many different answers is that number right, and how many has Mastermind?
fr: Vous abandonnez au-delà d'un certain nombre de secrets. Pour combien de réponses différentes ce nombre est-il juste, et combien le Mastermind en a-t-il ?
fails: solution_exists_among_all_strategies
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0 or len(game.secrets) >= 2**maxsteps:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
