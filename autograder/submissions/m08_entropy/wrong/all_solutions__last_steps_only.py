"""Of each game, only the last step is kept.

en: When the recursion comes back, what is put in front of the steps found below?
fr: Quand l'appel récursif revient, que place-t-on devant les étapes trouvées plus bas ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    def walk(tree):
        decision, branches = next(tree)
        for result, subtree in branches:
            if subtree is None:
                yield [(decision, result)]
            else:
                yield from walk(subtree)

    return list(walk(lazy_solution_tree(game)))
