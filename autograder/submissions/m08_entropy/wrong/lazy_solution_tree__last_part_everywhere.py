"""Generators made in a loop look at the loop's variable when they run: all see its last value.

titre: Les générateurs créés dans une boucle lisent sa variable quand ils s'exécutent : tous voient sa dernière valeur.
en: Which secrets are left below each of your branches? If your generators are made in a loop: they run when it is over, and which value has its variable then?
fr: Quels secrets reste-t-il sous chacune de vos branches ? Si vos générateurs sont fabriqués dans une boucle : ils s'exécutent quand elle est finie, et quelle valeur a alors sa variable ?
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            below = (next(lazy_solution_tree(game._replace(secrets=part))) for _ in (1,))
            branches.append(Branch(result, below))
    yield Node(decision, branches)
