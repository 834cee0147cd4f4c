"""A contradiction is only said on the screen, and the steps so far are returned.

titre: Une contradiction est seulement dite à l'écran, et les étapes faites sont renvoyées.
en: Your function returns as if nothing had happened: can a program that calls yours notice that something is wrong?
fr: Votre fonction renvoie une liste comme si de rien n'était : un programme qui l'appelle peut-il remarquer que quelque chose ne va pas ?
fails: solver_notices_contradictions
"""


def solver(scorer, game):
    played, tree = [], lazy_solution_tree(game)
    while tree is not None:
        decision, branches = next(tree)
        result = scorer(decision)
        subtrees = dict(branches)
        if result not in subtrees:
            print("ValueError: contradiction")
            break
        played.append((decision, result))
        tree = subtrees[result]
    return played
