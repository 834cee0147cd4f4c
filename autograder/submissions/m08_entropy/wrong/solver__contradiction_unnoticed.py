"""A result without a branch ends the game as if it were found.

titre: Une réponse sans branche termine la partie comme si le secret était trouvé.
en: Your function stops as if the secret were found: has any result said so?
fr: Votre fonction s'arrête comme si le secret était trouvé : une réponse l'a-t-elle dit ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        played.append((decision, result))
        tree = dict(branches).get(result)
    return played
