"""Below each branch, the game is the whole game again.

titre: Sous chaque branche, le jeu est de nouveau le jeu entier.
en: After this result, which secrets are still possible? And which secrets has the game of your subtree?
fr: Après cette réponse, quels secrets sont encore possibles ? Et quels secrets a le jeu de votre sous-arbre ?
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result in partition(game.secrets, lambda v: game.score(decision, v)):
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game)))
    yield Node(decision, branches)
