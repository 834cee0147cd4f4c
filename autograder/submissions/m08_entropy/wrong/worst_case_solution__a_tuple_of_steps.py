"""The game is a tuple of steps.

titre: La partie est un tuple d'étapes.
en: Your game is right; is `((1, "found"),) == [(1, "found")]` true in Python?
fr: Votre partie est juste ; en Python, `((1, "found"),) == [(1, "found")]` est-il vrai ?
fails: worst_case_solution_is_a_list_of_tuples
"""


def worst_case_solution(game):
    return max((tuple(solution) for solution in all_solutions(game)), key=len)
