"""The ValueError is returned, not raised.

titre: La `ValueError` est renvoyée, et non levée.
en: What is the difference between giving an exception back and stopping with it? Which word does the second?
fr: Quelle différence y a-t-il entre renvoyer une exception et s'arrêter par elle ? Quel mot fait le second ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            return ValueError("contradiction")
        played.append((decision, result))
        tree = subtrees[result]
    return played
