"""A contradiction ends in a KeyError.

en: When a result has no branch, your program stops by accident: which exception should whoever calls it be able to expect?
fr: Quand une réponse n'a pas de branche, votre programme s'arrête par accident : à quelle exception doit pouvoir s'attendre celui qui l'appelle ?
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
