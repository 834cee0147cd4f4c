"""Each turn begins with a new tree of the whole game.

titre: Chaque tour commence par un nouvel arbre du jeu entier.
en: Which tree does your second turn look at? Does it know the first result?
fr: Quel arbre votre second tour regarde-t-il ? Connaît-il la première réponse ?
fails: solver_finds_each_number
"""


def solver(scorer, game):
    played = []
    while True:
        decision, branches = next(lazy_solution_tree(game))
        result = scorer(decision)
        if result not in dict(branches):
            raise ValueError("contradiction")
        played.append((decision, result))
        if result in game.endstates:
            return played
