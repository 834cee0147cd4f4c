"""All of the longest games are returned.

titre: Toutes les plus longues parties sont renvoyées.
en: You return a list of games: how many of them were asked for?
fr: Vous renvoyez une liste de parties : combien en demandait-on ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    solutions = all_solutions(game)
    longest = max(map(len, solutions))
    return [solution for solution in solutions if len(solution) == longest]
