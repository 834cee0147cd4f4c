"""The first proposition counts as try number 0.

titre: La première proposition compte pour l'essai numéro 0.
en: A tree with a single proposition finds its secret: at which try?
fr: Un arbre d'une seule proposition trouve son secret : à quel essai ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None, tries=0):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    won = len(found.pop((p, 0), []))
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return tries * won + sum(check_tree(branches[a], p, c, found[a], tries + 1) for a in found)
