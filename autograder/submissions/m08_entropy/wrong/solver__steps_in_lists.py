"""The steps are lists.

titre: Les étapes sont des listes.
en: Your steps are right; is `[[2, "found"]] == [(2, "found")]` true in Python? What do the examples compare your result with?
fr: Vos étapes sont justes ; en Python, `[[2, "found"]] == [(2, "found")]` est-il vrai ? À quoi les exemples comparent-ils votre résultat ?
fails: solver_gives_a_list_of_tuples
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        played.append([decision, result])
        tree = subtrees[result]
    return played
