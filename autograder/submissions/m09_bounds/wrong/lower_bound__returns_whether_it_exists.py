"""The answer of `solution_exists` is returned instead of the number of steps.

titre: C'est la réponse de `solution_exists` qui est renvoyée, au lieu du nombre d'étapes.
en: Your loop knows two things when it stops: that a strategy exists, and with how many steps. Which of them was asked for?
fr: Quand elle s'arrête, votre boucle sait deux choses : qu'une stratégie existe, et avec combien d'étapes. Laquelle demandait-on ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps, game):
        steps += 1
    return solution_exists(steps, game)
