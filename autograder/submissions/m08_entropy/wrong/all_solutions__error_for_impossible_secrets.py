"""A game is played for each guess, and stops at the first that is no possible secret.

titre: Une partie est jouée pour chaque proposition, et s'arrête à la première qui n'est pas un secret possible.
en: In this game, some guesses cannot be the secret. What does your function do with such a guess, when it stops?
fr: Dans ce jeu, certaines propositions ne peuvent pas être le secret. Que fait votre fonction d'une telle proposition, quand elle s'arrête ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    return [solver(lambda g, s=secret: game.score(g, s), game) for secret in game.guesses]
