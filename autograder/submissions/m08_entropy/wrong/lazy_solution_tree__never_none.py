"""The end states are put into a set wrongly, as in the published solver: their parts, not themselves. No subtree is None.

titre: Les états finals sont mal mis dans un ensemble, comme dans le solveur publié : leurs éléments, et non eux-mêmes ; aucun sous-arbre n'est `None`.
en: When is a subtree of yours None? Print what you compare the result with: is it an end state, or a part of one?
fr: Quand l'un de vos sous-arbres vaut-il None ? Affichez ce à quoi vous comparez la réponse : est-ce une réponse qui termine, ou un morceau d'une telle réponse ?
fails: lazy_solution_tree_stops_at_end_states
"""


def lazy_solution_tree(game):
    ends = set()
    for end in game.endstates:
        ends |= set(end)
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in ends:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
