"""With the root, the decisions of the level below are looked for.

titre: Avec la racine, les décisions du niveau suivant sont déjà cherchées.
en: Print something at each decision, then ask for the root only: how many decisions have been looked for?
fr: Affichez quelque chose à chaque décision, puis demandez seulement la racine : combien de décisions ont été cherchées ?
fails: lazy_solution_tree_is_lazy
"""


def _decide(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    return decision, partition(game.secrets, lambda secret: game.score(decision, secret))


def lazy_solution_tree(game, known=None):
    decision, parts = known or _decide(game)
    branches = []
    for result, part in parts.items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            below = game._replace(secrets=part)
            branches.append(Branch(result, lazy_solution_tree(below, _decide(below))))
    yield Node(decision, branches)
