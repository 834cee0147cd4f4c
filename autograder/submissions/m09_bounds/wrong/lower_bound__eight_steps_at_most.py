"""The search ends at eight steps, and eight is returned for every longer game.

titre: La recherche finit à huit étapes, et 8 est renvoyé pour tout jeu plus long.
en: Twelve secrets that can only be tried one after the other: how many steps may that take? Up to which number does your function look?
fr: Douze secrets qu'on ne peut qu'essayer l'un après l'autre : combien d'étapes faut-il au pire ? Jusqu'à quel nombre votre fonction cherche-t-elle ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    for steps in range(8):
        if solution_exists(steps, game):
            return steps
    return 8
