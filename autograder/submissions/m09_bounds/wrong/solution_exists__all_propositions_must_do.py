"""`all` over the propositions: every first proposition must lead to the end.

titre: `all` porte sur les propositions : toute première proposition doit mener au but.
en: You are free to choose the proposition. Does your function ask whether one of them does, or whether each of them does?
fr: Vous choisissez librement la proposition. Votre fonction demande-t-elle si l'une d'elles convient, ou si chacune convient ?
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
            if answer not in game.endstates and not solution_exists(maxsteps - 1, game._replace(secrets=part)):
                return False
    return True
