"""The name of the exception and its message are returned in a list.

titre: Le nom de l'exception et son message sont renvoyés dans une liste.
en: Your function gives a list back: who is stopped by it? What is the difference between `return` and `raise`?
fr: Votre fonction renvoie une liste : qui arrête-t-elle ? Quelle est la différence entre `return` et `raise` ?
fails: check_tree_misses_a_branch, check_tree_sees_useless_branches, check_tree_knows_the_codes
"""


correct_tree = check_tree


def check_tree(tree, p, c):
    try:
        return correct_tree(tree, p, c)
    except ValueError as error:
        return ["ValueError", str(error)]
