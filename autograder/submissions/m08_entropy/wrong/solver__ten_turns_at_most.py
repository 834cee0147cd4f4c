"""After ten turns the function gives up, as on the board of the game.

titre: Après dix tours, la fonction abandonne, comme sur le plateau du jeu.
en: How many steps may a game have? Which of your lines ends it, and what should end it?
fr: Combien d'étapes une partie peut-elle avoir ? Laquelle de vos lignes y met fin, et qu'est-ce qui devrait y mettre fin ?
fails: solver_finds_each_code
"""


def solver(scorer, game):
    steps, tree = [], lazy_solution_tree(game)
    for _ in range(10):
        node = next(tree)
        result = scorer(node.decision)
        steps.append((node.decision, result))
        found = [branch for branch in node.branches if branch.result == result]
        if not found:
            raise ValueError("contradiction")
        tree = found[0].subtree
        if tree is None:
            return steps
    raise ValueError("too many turns")
