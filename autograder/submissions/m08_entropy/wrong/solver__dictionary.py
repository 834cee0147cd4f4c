"""The game is returned as a dictionary.

titre: La partie est renvoyée sous forme de dictionnaire.
en: Your decisions and results are right; what kind of collection was asked for?
fr: Vos décisions et vos réponses sont justes ; quelle sorte de collection demandait-on ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played, tree = {}, lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        played[decision] = scorer(decision)
        subtrees = dict(branches)
        if played[decision] not in subtrees:
            raise ValueError("contradiction")
        tree = subtrees[played[decision]]
    return played
