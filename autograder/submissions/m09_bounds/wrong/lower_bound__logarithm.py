"""The logarithm in base 2 of the number of secrets is returned.

titre: C'est le logarithme en base 2 du nombre de secrets qui est renvoyé.
en: Your count supposes that each answer halves what is left. Is that so in this game? What does `solution_exists` say?
fr: Votre calcul suppose que chaque réponse divise par deux ce qui reste. Est-ce le cas dans ce jeu ? Qu'en dit `solution_exists` ?
fails: lower_bound_is_the_smallest_number_of_steps
"""

from math import ceil, log2


def lower_bound_on_worst_case_solution(game):
    return ceil(log2(len(game.secrets) + 1))
