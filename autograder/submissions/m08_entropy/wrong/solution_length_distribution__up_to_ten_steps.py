"""Games of more than ten steps are not counted.

titre: Les parties de plus de dix étapes ne sont pas comptées.
en: For which numbers of steps does your dictionary have room? How long may a game be?
fr: Pour quels nombres d'étapes votre dictionnaire a-t-il de la place ? Jusqu'où une partie peut-elle durer ?
fails: solution_length_distribution_of_mastermind
"""


def solution_length_distribution(game):
    lengths = [len(steps) for steps in all_solutions(game)]
    return {n: lengths.count(n) for n in range(1, 11) if n in lengths}
