"""A shortest game is returned.

titre: C'est une partie des plus courtes qui est renvoyée.
en: Is the worst case the game with the most steps, or the one with the fewest?
fr: Le pire des cas est-il la partie qui a le plus d'étapes, ou celle qui en a le moins ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return min(all_solutions(game), key=len)
