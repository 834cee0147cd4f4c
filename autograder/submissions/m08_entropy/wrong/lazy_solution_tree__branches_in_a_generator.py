"""The branches are a generator.

titre: Les branches sont un générateur.
en: Go through the branches of your root twice: what does the second loop find?
fr: Parcourez deux fois les branches de votre racine : que trouve la seconde boucle ?
fails: lazy_solution_tree_yields_one_node
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    parts = partition(game.secrets, lambda secret: game.score(decision, secret))
    yield Node(
        decision,
        (
            Branch(result, None if result in game.endstates else lazy_solution_tree(game._replace(secrets=part)))
            for result, part in parts.items()
        ),
    )
