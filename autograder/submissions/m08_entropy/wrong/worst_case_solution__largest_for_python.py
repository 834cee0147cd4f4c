"""The games are compared as lists, element by element.

titre: Les parties sont comparées comme des listes, élément par élément.
en: Python compares two lists by their first elements: which of `[9]` and `[1, 2]` has more steps?
fr: Python compare deux listes par leurs premiers éléments : laquelle de `[9]` et `[1, 2]` a le plus d'étapes ?
fails: worst_case_solution_is_a_longest_game
"""


def worst_case_solution(game):
    return max(all_solutions(game))
