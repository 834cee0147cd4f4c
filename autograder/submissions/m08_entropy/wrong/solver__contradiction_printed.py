"""A contradiction is only said on the screen.

en: The message appears, but can a program that calls yours notice it?
fr: Le message apparaît, mais un programme qui appelle le vôtre peut-il s'en apercevoir ?
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
