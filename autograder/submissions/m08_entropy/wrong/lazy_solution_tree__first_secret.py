"""The decision is the first possible secret.

titre: La décision est le premier secret possible.
en: Is your decision the best one? You have a function that tells.
fr: Votre décision est-elle la meilleure ? Vous avez une fonction qui le dit.
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = sorted(game.secrets)[0]
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
