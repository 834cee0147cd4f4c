"""The branches are plain pairs, whose fields have no names.

titre: Les branches sont de simples couples, dont les champs n'ont pas de nom.
en: What does `next(lazy_solution_tree(number_game(3))).branches[0].result` give? What is the difference between `(result, subtree)` and `Branch(result, subtree)`?
fr: Que donne `next(lazy_solution_tree(number_game(3))).branches[0].result` ? Quelle est la différence entre `(result, subtree)` et `Branch(result, subtree)` ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    secrets = set(game.secrets)
    decision = best_decision(secrets, game.guesses, game.score)
    branches = []
    for result, left in partition(secrets, lambda secret: game.score(decision, secret)).items():
        rest = game._replace(secrets=left)
        branches.append((result, None if result in game.endstates else lazy_solution_tree(rest)))
    yield Node(decision, branches)
