"""Each number counts the secrets found in so many steps or fewer.

titre: Chaque nombre compte les secrets trouvés en autant d'étapes ou moins.
en: Your last number is the number of all secrets: how many need exactly that many steps?
fr: Votre dernier nombre est le nombre de tous les secrets : combien demandent exactement autant d'étapes ?
fails: solution_length_distribution_of_number_games
"""


def solution_length_distribution(game):
    lengths = [len(solution) for solution in all_solutions(game)]
    return {length: sum(other <= length for other in lengths) for length in set(lengths)}
