"""The whole tree is computed at once, with all scores remembered; it stops where nothing is learnt.

titre: Tout l'arbre est calculé tout de suite, toutes les réponses étant retenues ; il s'arrête là où rien n'est appris.
en: Print something at each decision, then ask for the root only: how many decisions have been looked for?
fr: Affichez quelque chose à chaque décision, puis demandez seulement la racine : combien de décisions ont été cherchées ?
fails: lazy_solution_tree_is_lazy
"""


def lazy_solution_tree(game):
    scores = {(g, s): game.score(g, s) for g in game.guesses for s in game.secrets}

    def node(secrets):
        decision = best_decision(secrets, game.guesses, lambda g, s: scores[g, s])
        parts = partition(secrets, lambda s: scores[decision, s])
        branches = []
        for result, part in parts.items():
            if result in game.endstates:
                branches.append(Branch(result, None))
            elif len(parts) > 1:
                branches.append(Branch(result, iter([node(part)])))
        return Node(decision, branches)

    yield node(game.secrets)
