"""The function returns inside the loop, after the first proposition.

titre: La fonction renvoie dans la boucle, après la première proposition.
en: How many propositions has your function tried when it answers `False`? Look at where each `return` stands.
fr: Combien de propositions votre fonction a-t-elle essayées quand elle répond `False` ? Regardez où se trouve chaque `return`.
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
    return False
