"""The lengths of the games are returned.

titre: Ce sont les longueurs des parties qui sont renvoyées.
en: Your numbers are lengths; the next functions will want the games themselves. Where are they?
fr: Vos nombres sont des longueurs ; les fonctions suivantes voudront les parties elles-mêmes. Où sont-elles ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    return [len(solver(lambda guess: game.score(guess, secret), game)) for secret in game.secrets]
