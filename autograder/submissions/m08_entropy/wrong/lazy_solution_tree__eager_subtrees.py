"""Each subtree is computed at once, and only then wrapped up.

titre: Chaque sous-arbre est calculé tout de suite, et seulement ensuite emballé.
en: Print something in your function and ask for the root only: how many times is it printed? Is there a `next` inside your function itself, and when does it run?
fr: Affichez quelque chose dans votre fonction et demandez seulement la racine : combien d'affichages ? Y a-t-il un `next` dans votre fonction elle-même, et quand s'exécute-t-il ?
fails: lazy_solution_tree_is_lazy
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            node = next(lazy_solution_tree(game._replace(secrets=part)))
            branches.append(Branch(result, iter([node])))
    yield Node(decision, branches)
