"""The walk returns after the first branch.

en: How many branches of the root does your function look at?
fr: Combien de branches de la racine votre fonction regarde-t-elle ?
fails: all_solutions_of_number_games
"""


def all_solutions(game):
    def walk(tree):
        if tree is None:
            return [[]]
        decision, branches = next(tree)
        for result, subtree in branches:
            return [[(decision, result)] + rest for rest in walk(subtree)]

    return walk(lazy_solution_tree(game))
