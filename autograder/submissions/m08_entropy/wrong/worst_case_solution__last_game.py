"""The last game is returned.

titre: C'est la dernière partie qui est renvoyée.
en: Is the last game the longest one, whatever the game? Try `number_game(10)`.
fr: La dernière partie est-elle la plus longue, quel que soit le jeu ? Essayez `number_game(10)`.
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return list(all_solutions(game))[-1]
