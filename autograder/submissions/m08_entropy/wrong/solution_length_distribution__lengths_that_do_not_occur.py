"""Lengths without any game are there, with the number 0.

en: Which of your keys is the length of no game at all?
fr: Laquelle de vos clés n'est la longueur d'aucune partie ?
fails: solution_length_distribution_of_mastermind
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) for length in range(1, max(lengths) + 1)}
