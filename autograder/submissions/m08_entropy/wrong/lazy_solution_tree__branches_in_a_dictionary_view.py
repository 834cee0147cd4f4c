"""The branches are the values of a dictionary, which are no list.

titre: Les branches sont les valeurs d'un dictionnaire, qui ne sont pas une liste.
en: Of which type are the branches of your root? What should they be, so that `node.branches[0]` is the first of them?
fr: De quel type sont les branches de votre racine ? Que faudrait-il pour que `node.branches[0]` soit la première ?
fails: lazy_solution_tree_yields_one_node
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = {}
    for result, left in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        subtree = None if result in game.endstates else lazy_solution_tree(game._replace(secrets=left))
        branches[result] = Branch(result, subtree)
    yield Node(decision, branches.values())
