"""The end states are looked for under a name that the function does not have, as in the published solver.

titre: Les états finals sont cherchés sous un nom que la fonction n'a pas, comme dans le solveur publié.
en: Look at the line that is named: which of its names does your function not know? If it is meant for the end states: where does a game keep them?
fr: Regardez la ligne indiquée : lequel de ses noms votre fonction ne connaît-elle pas ? S'il devait désigner les réponses qui terminent : où un jeu les garde-t-il ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        subtrees = dict(branches)
        if result not in subtrees:
            assert result in endstates
            raise ValueError("contradiction")
        tree = None if result in endstates else subtrees[result]
    return played
