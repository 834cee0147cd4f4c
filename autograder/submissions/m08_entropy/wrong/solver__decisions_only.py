"""The results are left out of the list.

titre: Les réponses manquent dans la liste.
en: Each element of the list has two parts: which of them is missing?
fr: Chaque élément de la liste a deux parties : laquelle manque ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append(decision)
        tree = subtrees[result]
    return played
