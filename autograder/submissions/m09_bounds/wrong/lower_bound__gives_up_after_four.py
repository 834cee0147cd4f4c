"""The search ends at 4 steps.

titre: La recherche finit à 4 étapes.
en: Some games need 5 steps, some need more. Up to which number does your loop go, and what is returned after it?
fr: Certains jeux demandent 5 étapes, d'autres davantage. Jusqu'à quel nombre va votre boucle, et que renvoie-t-on après elle ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    for steps in range(5):
        if solution_exists(steps, game):
            return steps
