"""The function calls itself with the whole game: the answer changes nothing.

titre: La fonction s'appelle avec le jeu entier : la réponse ne change rien.
en: What has the answer taught you? Which secrets does the inner call have to find, and which ones does it get?
fr: Que vous a appris la réponse ? Quels secrets l'appel intérieur doit-il trouver, et lesquels reçoit-il ?
fails: solution_exists_in_simple_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for guess in game.guesses:
        parts = partition(game.secrets, lambda secret: game.score(guess, secret))
        if all(answer in game.endstates or solution_exists(maxsteps - 1, game) for answer in parts):
            return True
    return False
