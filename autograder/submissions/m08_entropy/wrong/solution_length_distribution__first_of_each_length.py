"""A length that comes again is not counted again.

titre: Une longueur qui revient n'est pas comptée à nouveau.
en: What does your function do when a length comes for the second time?
fr: Que fait votre fonction quand une longueur arrive pour la deuxième fois ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = {}
    for solution in all_solutions(game):
        if len(solution) not in lengths:
            lengths[len(solution)] = 1
        else:
            lengths[len(solution)] == lengths[len(solution)] + 1
    return lengths
