"""The step that finds the secret is not in the list.

titre: L'étape qui trouve le secret n'est pas dans la liste.
en: Which is the last decision of your list, and which was the last one that was asked about?
fr: Quelle est la dernière décision de votre liste, et quelle est la dernière pour laquelle on a demandé une réponse ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while True:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            raise ValueError("contradiction")
        if result in game.endstates:
            return played
        played.append((decision, result))
        tree = subtrees[result]
