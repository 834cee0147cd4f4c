"""The pairs are turned round.

titre: Les couples sont retournés.
en: Your pairs are complete; which part comes first?
fr: Vos couples sont complets ; quelle partie vient en premier ?
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
        played.append((result, decision))
        tree = subtrees[result]
    return played
