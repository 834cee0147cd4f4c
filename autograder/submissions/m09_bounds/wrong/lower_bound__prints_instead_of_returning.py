"""The number is printed, and nothing is returned.

titre: Le nombre est affiché, et rien n'est renvoyé.
en: The number appears on the screen, but what is `x` worth after `x = lower_bound_on_worst_case_solution(LOCKS)`?
fr: Le nombre apparaît à l'écran, mais que vaut `x` après `x = lower_bound_on_worst_case_solution(LOCKS)` ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps, game):
        steps += 1
    print(steps)
