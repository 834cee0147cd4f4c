"""`maxsteps` is lowered in the loop, once for each proposition that is tried.

titre: `maxsteps` est diminué dans la boucle, une fois pour chaque proposition essayée.
en: Print `maxsteps` at each turn of your loop. To try another *first* proposition, does one have fewer steps?
fr: Affichez `maxsteps` à chaque tour de votre boucle. Pour essayer une autre *première* proposition, a-t-on moins d'étapes ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    for guess in game.guesses:
        if maxsteps <= 0:
            return False
        maxsteps -= 1
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
