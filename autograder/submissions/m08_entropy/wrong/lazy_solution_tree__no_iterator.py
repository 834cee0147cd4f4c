"""The root is returned, not yielded.

titre: La racine est renvoyée par `return`, et non produite par `yield`.
en: `next` wants something that produces values: which word makes a generator of a function?
fr: `next` veut quelque chose qui produit des valeurs : quel mot fait d'une fonction un générateur ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    return Node(decision, branches)
