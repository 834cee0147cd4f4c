"""The results that end the game have no branch.

titre: Les réponses qui terminent la partie n'ont pas de branche.
en: Suppose the guess is the secret: which branch does the game follow then?
fr: Supposez que la proposition est le secret : quelle branche la partie suit-elle alors ?
fails: lazy_solution_tree_has_the_right_root
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result not in game.endstates:
            branches.append(Branch(result, lazy_solution_tree(game._replace(secrets=part))))
    yield Node(decision, branches)
