"""The shares are returned instead of the counts.

titre: Ce sont les proportions qui sont renvoyées, au lieu des effectifs.
en: Your numbers add up to 1; what should they add up to?
fr: La somme de vos nombres est 1 ; quelle devrait-elle être ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) / len(lengths) for length in set(lengths)}
