"""The whole tree is computed at once, with all scores remembered.

titre: Tout l'arbre est calculé tout de suite, toutes les réponses étant retenues.
en: Remembering makes each question cheap, but how many of them does your function ask before it gives the root? What if the tree is endless?
fr: Se souvenir rend chaque question peu coûteuse, mais combien en pose votre fonction avant de donner la racine ? Et si l'arbre est sans fin ?
fails: lazy_solution_tree_is_lazy
"""

from functools import cache


def lazy_solution_tree(game):
    score = cache(game.score)

    def tree(secrets):
        decision = best_decision(secrets, game.guesses, score)
        branches = []
        for result, part in partition(secrets, lambda v: score(decision, v)).items():
            branches.append(Branch(result, None if result in game.endstates else tree(part)))
        return iter([Node(decision, branches)])

    yield from tree(game.secrets)
