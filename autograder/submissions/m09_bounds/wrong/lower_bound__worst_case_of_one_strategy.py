"""The worst case of the strategy that asks the most telling question is returned.

titre: C'est le pire des cas de la stratégie qui pose la question la plus instructive qui est renvoyé.
en: You have played one strategy. Does `solution_exists` find another one that is faster?
fr: Vous avez joué une stratégie. `solution_exists` en trouve-t-elle une autre, plus rapide ?
fails: lower_bound_is_the_smallest_number_of_steps
"""

from math import log2


def lower_bound_on_worst_case_solution(game):
    if not game.secrets:
        return 0

    def worth(guess):
        sizes = [len(part) for part in partition(game.secrets, lambda secret: game.score(guess, secret)).values()]
        total = sum(sizes)
        return round(sum(size / total * log2(total / size) for size in sizes), 9), guess in game.secrets

    best = max(game.guesses, key=worth)
    parts = partition(game.secrets, lambda secret: game.score(best, secret))
    others = [part for answer, part in parts.items() if answer not in game.endstates]
    return 1 + max([lower_bound_on_worst_case_solution(game._replace(secrets=part)) for part in others] + [0])
