"""In games of more than 64 secrets, there is no solution at all.

titre: Dans les jeux de plus de 64 secrets, il n'y a aucune solution.
en: In small games, yours are right. How many games does your function find for 70 secrets, and how many should there be?
fr: Dans de petits jeux, les vôtres sont justes. Combien de parties votre fonction trouve-t-elle pour 70 secrets, et combien faudrait-il ?
fails: all_solutions_of_any_game
"""


def all_solutions(game):
    secrets = game.secrets if len(game.secrets) <= 64 else []
    return [solver(lambda guess, secret=secret: game.score(guess, secret), game) for secret in secrets]
