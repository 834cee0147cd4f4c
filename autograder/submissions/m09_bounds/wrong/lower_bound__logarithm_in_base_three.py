"""The bound is never below the logarithm in base 3 of the number of secrets, even where a proposition has more answers.

titre: La borne n'est jamais au-dessous du logarithme en base 3 du nombre de secrets, même si une proposition a plus de réponses.
en: In a game where one proposition gets a different answer for each of 12 secrets, how many steps are needed? Which larger number does your function give, and why that one?
fr: Dans un jeu où une proposition reçoit une réponse différente pour chacun des 12 secrets, combien d'étapes faut-il ? Quel nombre plus grand votre fonction donne-t-elle, et pourquoi celui-là ?
fails: lower_bound_is_the_smallest_number_of_steps
"""

from math import ceil, log


def lower_bound_on_worst_case_solution(game):
    if not game.secrets:
        return 0
    steps = ceil(log(len(game.secrets), 3))
    while not solution_exists(steps, game):
        steps += 1
    return steps
