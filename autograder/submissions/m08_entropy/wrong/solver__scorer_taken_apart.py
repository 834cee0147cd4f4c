"""The function looks into `scorer` for a list of results, and raises ValueError when there is one.

titre: La fonction cherche dans `scorer` une liste de réponses, et lève une `ValueError` quand il y en a une.
en: What do you know of `scorer` when a person answers? Which of the results that you have received shows a contradiction?
fr: Que savez-vous de `scorer` quand c'est une personne qui répond ? Laquelle des réponses reçues révèle une contradiction ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    kept = [cell.cell_contents for cell in scorer.__closure__ or ()]
    if any(isinstance(value, list) and value for value in kept):
        raise ValueError("a list of results")
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        played.append((decision, scorer(decision)))
        tree = dict(branches)[played[-1][1]]
    return played
