"""A contradiction ends in a KeyError.

titre: Une contradiction finit par une `KeyError`.
en: Your program stops with a KeyError: which exception should whoever calls it be able to expect?
fr: Votre programme s'arrête sur une KeyError : à quelle exception celui qui l'appelle devrait-il pouvoir s'attendre ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        tree = dict(branches)[result]
    return played
