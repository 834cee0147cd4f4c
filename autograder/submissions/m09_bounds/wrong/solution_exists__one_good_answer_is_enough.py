"""`any` over the answers: one answer that can be solved is enough.

titre: `any` porte sur les réponses : une seule réponse que l'on sait résoudre suffit.
en: Who chooses the answer, you or the secret? Of the answers to one proposition, how many must lead to the end in time?
fr: Qui choisit la réponse, vous ou le secret ? Parmi les réponses à une proposition, combien doivent mener à temps au but ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        for answer, part in parts.items():
            if answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return True
    return False
