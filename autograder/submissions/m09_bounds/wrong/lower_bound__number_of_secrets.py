"""The number of secrets is returned.

titre: C'est le nombre de secrets qui est renvoyé.
en: To propose one secret after the other is a strategy, rarely the best. What does `solution_exists` say of one step less?
fr: Proposer les secrets l'un après l'autre est une stratégie, rarement la meilleure. Que dit `solution_exists` d'une étape de moins ?
fails: lower_bound_is_the_smallest_number_of_steps
"""


def lower_bound_on_worst_case_solution(game):
    steps = len(game.secrets)
    while solution_exists(steps, game):
        return steps
