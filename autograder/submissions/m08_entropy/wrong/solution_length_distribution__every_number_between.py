"""Each number of steps between the smallest and the largest is a key, be there games that take so many or not.

titre: Chaque nombre d'étapes entre le plus petit et le plus grand est une clé, que des parties en demandent autant ou non.
en: Can there be games of one step and of three, and none of two? What does your dictionary hold then?
fr: Peut-il y avoir des parties d'une étape et de trois, et aucune de deux ? Que contient alors votre dictionnaire ?
fails: solution_length_distribution_has_no_other_keys
"""


def solution_length_distribution(game):
    lengths = [len(steps) for steps in all_solutions(game)]
    return {n: lengths.count(n) for n in range(min(lengths), max(lengths) + 1)}
