"""The lengths that no game has are there, with 0.

titre: Les longueurs qu'aucune partie n'a sont là, avec 0.
en: Your counts are right; which keys has the example? Which of yours belong to no game?
fr: Vos nombres sont justes ; quelles clés a l'exemple ? Lesquelles des vôtres n'appartiennent à aucune partie ?
fails: solution_length_distribution_has_no_other_keys
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: lengths.count(length) for length in range(max(lengths) + 1)}
