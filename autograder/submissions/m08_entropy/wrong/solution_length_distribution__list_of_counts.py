"""The counts stand in a list.

titre: Les effectifs sont dans une liste.
en: Your counts are right; what says to which length each of them belongs?
fr: Vos effectifs sont justes ; qu'est-ce qui dit à quelle longueur chacun appartient ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return [lengths.count(length) for length in range(1, max(lengths) + 1)]
