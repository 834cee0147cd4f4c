"""`next` is called in the branch, so that the subtree is a node already.

titre: `next` est appelé dans la branche : le sous-arbre est déjà un nœud.
en: Who should call `next` on a subtree, and when: your function, or whoever looks further down?
fr: Qui doit appeler `next` sur un sous-arbre, et quand : votre fonction, ou qui regarde plus bas ?
fails: lazy_solution_tree_goes_on_below, lazy_solution_tree_is_lazy
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, next(lazy_solution_tree(game._replace(secrets=part)))))
    yield Node(decision, branches)
