"""Below the root, only possible secrets may be guessed.

titre: Sous la racine, seuls des secrets possibles peuvent être proposés.
en: Your subtrees look at the secrets that are left: may other guesses still be made, and could they tell more?
fr: Vos sous-arbres regardent les secrets qui restent : d'autres propositions sont-elles encore permises, et peuvent-elles en dire plus ?
fails: lazy_solution_tree_goes_on_below
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda v: game.score(decision, v)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            branches.append(Branch(result, lazy_solution_tree(Game(part, part, game.score, game.endstates))))
    yield Node(decision, branches)
