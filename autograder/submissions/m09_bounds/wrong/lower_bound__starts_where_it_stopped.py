"""The number of steps is global and never goes back to 0.

titre: Le nombre d'étapes est global et ne revient jamais à 0.
en: Ask for the bound of `number_game(8)`, then for that of `number_game(1)`: at which number does the second search begin?
fr: Demandez la borne de `number_game(8)`, puis celle de `number_game(1)` : à quel nombre la seconde recherche commence-t-elle ?
fails: lower_bound_of_one_game_after_another
"""


steps = 0


def lower_bound_on_worst_case_solution(game):
    global steps
    while not solution_exists(steps, game):
        steps += 1
    return steps
