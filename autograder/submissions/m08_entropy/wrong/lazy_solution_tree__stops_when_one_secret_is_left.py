"""The tree ends where a single secret is left, be it named or not.

titre: L'arbre finit là où il reste un seul secret, qu'il ait été proposé ou non.
en: When a single secret is left and it has not been guessed yet, is the game over?
fr: Quand il reste un seul secret et qu'il n'a pas encore été proposé, la partie est-elle finie ?
fails: lazy_solution_tree_stops_at_end_states
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if len(part) == 1:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
