"""The nodes are plain tuples, whose fields have no names.

titre: Les nœuds sont de simples tuples, dont les champs n'ont pas de nom.
en: What does `next(lazy_solution_tree(number_game(3))).decision` give? What is the difference between `(decision, branches)` and `Node(decision, branches)`?
fr: Que donne `next(lazy_solution_tree(number_game(3))).decision` ? Quelle est la différence entre `(decision, branches)` et `Node(decision, branches)` ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    secrets = set(game.secrets)
    decision = best_decision(secrets, game.guesses, game.score)
    branches = []
    for result, left in partition(secrets, lambda secret: game.score(decision, secret)).items():
        rest = game._replace(secrets=left)
        branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(rest)))
    yield (decision, branches)
