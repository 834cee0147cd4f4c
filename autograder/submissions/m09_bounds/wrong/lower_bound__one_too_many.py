"""The counter is raised before it is returned.

titre: Le compteur est augmenté avant d'être renvoyé.
en: Try your result minus 1 with `solution_exists`: is that enough, too?
fr: Essayez votre résultat moins 1 avec `solution_exists` : cela suffit-il aussi ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0
    exists = False
    while not exists:
        exists = solution_exists(steps, game)
        steps += 1
    return steps
