"""The walk returns after the first branch.

titre: Le parcours renvoie son résultat après la première branche.
en: How many games does your result hold, and how many secrets has the game? How many turns does your loop make before it returns?
fr: Combien de parties votre résultat contient-il, et combien de secrets le jeu a-t-il ? Combien de tours votre boucle fait-elle avant de renvoyer son résultat ?
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
