"""Counting only: the smallest number of steps with room for all secrets.

titre: Tout est affaire de compte : c'est le plus petit nombre d'étapes où tous les secrets ont de la place.
en: Your count is a lower bound, but is it reached? Ask `solution_exists` whether so many steps are enough.
fr: Votre compte est bien une borne inférieure, mais est-elle atteinte ? Demandez à `solution_exists` si autant d'étapes suffisent.
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    answers = {game.score(guess, secret) for guess in game.guesses for secret in game.secrets}
    others = len(answers - set(game.endstates))
    steps, room = 0, 0
    while room < len(game.secrets):
        room = 1 + others * room
        steps += 1
    return steps
