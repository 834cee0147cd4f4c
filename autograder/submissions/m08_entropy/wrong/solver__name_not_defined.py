"""The end states are looked for under a name that the function does not have, as in the published solver.

en: Which names does your function know? Where are the end states of a game?
fr: Quels noms votre fonction connaît-elle ? Où se trouvent les réponses qui terminent un jeu ?
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
