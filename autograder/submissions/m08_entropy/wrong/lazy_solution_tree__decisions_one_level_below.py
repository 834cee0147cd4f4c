"""The decisions one level below are looked for before anybody asks for them.

titre: Les décisions du niveau suivant sont cherchées avant que quelqu'un ne les demande.
en: Ask for the root only, and print the secrets each time `best_decision` is called: which of these calls does the root need?
fr: Demandez seulement la racine, et affichez les secrets à chaque appel de `best_decision` : desquels de ces appels la racine a-t-elle besoin ?
fails: lazy_solution_tree_is_lazy
"""


def lazy_solution_tree(game):
    decision = best_decision(game.secrets, game.guesses, game.score)
    branches = []
    for result, part in partition(game.secrets, lambda secret: game.score(decision, secret)).items():
        if result in game.endstates:
            branches.append(Branch(result, None))
        else:
            rest = game._replace(secrets=part)
            print("next decision will be", best_decision(rest.secrets, rest.guesses, rest.score))
            branches.append(Branch(result, lazy_solution_tree(rest)))
    yield Node(decision, branches)
