"""The largest number of steps that is not enough is returned.

titre: C'est le plus grand nombre d'étapes insuffisant qui est renvoyé.
en: Your result is a number of steps: is it enough? Ask `solution_exists` about it.
fr: Votre résultat est un nombre d'étapes : suffit-il ? Demandez-le à `solution_exists`.
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(steps + 1, game):
        steps += 1
    return steps
