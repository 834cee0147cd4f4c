"""Below the root, the nodes have branches and no decision.

titre: Sous la racine, les nœuds ont des branches et pas de décision.
en: Your root holds a decision. Which line fills it in, and does that line run for the nodes below, too?
fr: Votre racine porte une décision. Quelle ligne l'y met, et cette ligne s'exécute-t-elle aussi pour les nœuds d'en dessous ?
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game, top=True):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part), top=False)))
    yield Node(decision if top else None, branches)
