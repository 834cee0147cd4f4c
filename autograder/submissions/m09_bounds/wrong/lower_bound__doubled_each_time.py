"""The number of steps is doubled until a strategy exists.

titre: Le nombre d'étapes est doublé jusqu'à ce qu'une stratégie existe.
en: Which numbers of steps do you try? Is there one between the last two that you have skipped?
fr: Quels nombres d'étapes essayez-vous ? Y en a-t-il un, entre les deux derniers, que vous avez sauté ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    if solution_exists(0, game):
        return 0
    steps = 1
    while not solution_exists(steps, game):
        steps *= 2
    return steps
