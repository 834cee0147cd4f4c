"""Of each game, only the last step is kept.

titre: De chaque partie, seule la dernière étape est gardée.
en: Each of your games has its last step only: what becomes, in your function, of the steps before it?
fr: Chacune de vos parties n'a que sa dernière étape : que deviennent, dans votre fonction, les étapes précédentes ?
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
