"""The total of a one-step strategy is taken for the optimum.

titre: Le total d'une stratégie qui ne voit qu'un coup à l'avance est pris pour l'optimum.
en: Your strategy chooses the best next proposition: has every other one been tried, down to the end?
fr: Votre stratégie choisit la meilleure proposition suivante : toutes les autres ont-elles été essayées, jusqu'au bout ?
fails: optimal_total_of_small_games
"""


def optimal_total(p, c):
    return sum(tries * secrets for tries, secrets in evaluate(expected_size, p, c).items())
