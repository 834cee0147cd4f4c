"""The branches hold the secrets that are left, not the tree of what comes next.

titre: Les branches contiennent les secrets qui restent, et non l'arbre de la suite.
en: What stands in your branches: the secrets that are left, or the tree of the game that goes on with them?
fr: Que contiennent vos branches : les secrets qui restent, ou l'arbre du jeu qui continue avec eux ?
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        branches.append(Branch(result, None if result in game.endstates else part))
    yield Node(decision, branches)
