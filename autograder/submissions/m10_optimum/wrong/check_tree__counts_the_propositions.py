"""The propositions written in the tree are counted.

titre: Ce sont les propositions écrites dans l'arbre qui sont comptées.
en: The proposition at the root is made for every secret: how often do you count it?
fr: La proposition de la racine est faite pour chaque secret : combien de fois la comptez-vous ?
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
    return 1 + sum(check_tree(branches[a], p, c, found[a]) for a in found)
