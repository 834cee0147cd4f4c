"""The loop makes five rounds, enough for Mastermind with 6 colours and 4 pegs.

titre: La boucle fait cinq tours, assez pour le Mastermind à 6 couleurs et 4 pions.
en: How many questions does your function ask at most? And how many may it take to find one peg of 8 colours?
fr: Combien de questions votre fonction pose-t-elle au plus ? Et combien en faut-il parfois pour trouver un pion de 8 couleurs ?
fails: solver_finds_each_code
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    for _ in range(5):
        decision, branches = next(tree)
        result = scorer(decision)
        if result not in dict(branches):
            raise ValueError(result)
        played.append((decision, result))
        tree = dict(branches)[result]
        if tree is None:
            break
    return played
