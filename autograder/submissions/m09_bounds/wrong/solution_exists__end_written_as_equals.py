"""The answer `=` is taken for the end of every game.

titre: La réponse `=` est prise pour la fin de tous les jeux.
en: Which answer ends `number_game(1)`, and which one Mastermind? Where does a game say so?
fr: Quelle réponse termine `number_game(1)`, et laquelle termine le Mastermind ? Où un jeu le dit-il ?
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
            answer == "=" or solution_exists(maxsteps - 1, game._replace(secrets=part))
            for answer, part in parts.items()
        ):
            return True
    return False
