"""The propositions are taken by their numbers, which a set does not have.

titre: Les propositions sont prises par leur numéro, alors que celles d'un ensemble n'en ont pas.
en: The propositions of a game may be a list or a set: what can you do with either of them, and what with a list only?
fr: Les propositions d'un jeu peuvent être une liste ou un ensemble : que peut-on faire avec l'un comme avec l'autre, et avec une liste seulement ?
fails: solution_exists_in_larger_games
"""


def solution_exists(maxsteps, game):
    if not game.secrets:
        return True
    if maxsteps == 0:
        return False
    for i in range(len(game.guesses)):
        guess = game.guesses[i]
        parts = partition(game.secrets, lambda secret, guess=guess: game.score(guess, secret))
        if all(
            answer in game.endstates or solution_exists(maxsteps - 1, game._replace(secrets=left))
            for answer, left in parts.items()
        ):
            return True
    return False
