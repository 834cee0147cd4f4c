"""The number of steps is returned, not a game that takes as many.

titre: C'est le nombre d'étapes qui est renvoyé, et non une partie qui en demande autant.
en: Your number is right. Which game takes as many steps?
fr: Votre nombre est juste. Quelle partie demande autant d'étapes ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return max(len(solution) for solution in all_solutions(game))
