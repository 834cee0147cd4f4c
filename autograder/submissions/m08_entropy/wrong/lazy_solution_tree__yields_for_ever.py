"""The root is yielded again and again.

titre: La racine est produite encore et encore.
en: How many values does `for node in lazy_solution_tree(number_game(1))` go through? How many should it?
fr: Combien de valeurs parcourt `for node in lazy_solution_tree(number_game(1))` ? Combien devrait-il y en avoir ?
fails: lazy_solution_tree_yields_one_node
"""


def lazy_solution_tree(game):
    while True:
        decision = best_decision(game.secrets, game.guesses, game.score)
        branches = []
        for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
            rest = game._replace(secrets=part)
            branches.append(Branch(result, None if result in game.endstates else lazy_solution_tree(rest)))
        yield Node(decision, branches)
