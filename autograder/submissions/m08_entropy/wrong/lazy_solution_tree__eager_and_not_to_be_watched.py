"""The whole tree is computed at once, with all scores remembered, and what counts the lines is taken away.

titre: Tout l'arbre est calculé tout de suite, toutes les réponses étant retenues, et ce qui compte les lignes est retiré.
en: Who should be able to trace your function, and why not? When the root alone is asked for, how many decisions does it look for?
fr: Qui devrait pouvoir tracer votre fonction, et pourquoi pas ? Quand on ne demande que la racine, combien de décisions cherche-t-elle ?
fails: lazy_solution_tree_is_lazy
"""


def lazy_solution_tree(game):
    import sys

    sys.settrace(None)
    scores = {}

    def score(g, s):
        if (g, s) not in scores:
            scores[g, s] = game.score(g, s)
        return scores[g, s]

    def node(secrets):
        decision = best_decision(secrets, game.guesses, score)
        branches = []
        for result, left in partition(secrets, lambda s: score(decision, s)).items():
            if result in game.endstates:
                branches.append(Branch(result, None))
            elif len(left) < len(secrets):
                branches.append(Branch(result, iter([node(left)])))
            else:
                branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=left))))
        return Node(decision, branches)

    yield node(game.secrets)
