"""The depth of the tree is returned.

titre: C'est la profondeur de l'arbre qui est renvoyée.
en: You return the number of tries of the longest game: what about all the others?
fr: Vous renvoyez le nombre d'essais de la partie la plus longue : et toutes les autres ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return 1 + max((check_tree(branches[a], p, c, found[a]) for a in found), default=0)
