"""The function returns after its first step.

titre: La fonction renvoie après sa première étape.
en: How many turns does your loop make before it returns?
fr: Combien de tours votre boucle fait-elle avant de renvoyer son résultat ?
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
        played.append((decision, result))
        tree = subtrees[result]
        return played
