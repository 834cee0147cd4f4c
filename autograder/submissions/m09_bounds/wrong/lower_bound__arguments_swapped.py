"""The game and the number of steps change places in the call.

titre: Le jeu et le nombre d'étapes changent de place dans l'appel.
en: Read the error: is a number taken for a game somewhere? In which order does `solution_exists` want its two arguments?
fr: Lisez l'erreur : un nombre y est-il pris pour un jeu ? Dans quel ordre `solution_exists` veut-elle ses deux arguments ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = 0
    while not solution_exists(game, steps):
        steps += 1
    return steps
