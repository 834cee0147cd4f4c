"""The number of steps is a float.

titre: Le nombre d'étapes est un nombre à virgule (`float`).
en: Can a game take 2.5 steps? Which operation of yours makes a float?
fr: Une partie peut-elle durer 2.5 étapes ? Laquelle de vos opérations produit un flottant ?
fails: lower_bound_is_an_integer
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0.0
    while not solution_exists(int(steps), game):
        steps += 1.0
    return steps
