"""In games of more than 64 secrets, nothing is asked.

titre: Dans les jeux de plus de 64 secrets, rien n'est demandé.
en: In small games, yours is right. What does your function return in a game of 70 secrets, and how many questions has it asked?
fr: Dans de petits jeux, la vôtre est juste. Que renvoie votre fonction dans un jeu à 70 secrets, et combien de questions a-t-elle posées ?
fails: solver_finds_each_code
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game) if len(game.secrets) <= 64 else None
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        if result not in dict(branches):
            raise ValueError(result)
        played.append((decision, result))
        tree = dict(branches)[result]
    return played
