"""In games of more than 64 secrets, nothing is counted.

titre: Dans les jeux de plus de 64 secrets, rien n'est compté.
en: In small games, your numbers are right. Of a game of 70 secrets, what should they add up to?
fr: Dans de petits jeux, vos nombres sont justes. Pour un jeu à 70 secrets, quelle devrait être leur somme ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    return dict(Counter(map(len, all_solutions(game)))) if len(game.secrets) <= 64 else {}
