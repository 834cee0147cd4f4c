"""The search ends at 6 steps, and nothing is returned after it.

titre: La recherche finit à 6 étapes, et rien n'est renvoyé ensuite.
en: A game with seven secrets that can only be tried one after the other: how many steps does it take, and up to which number does your loop go?
fr: Un jeu à sept secrets qu'on ne peut qu'essayer l'un après l'autre : combien d'étapes demande-t-il, et jusqu'à quel nombre va votre boucle ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    for steps in range(7):
        if solution_exists(steps, game):
            return steps
