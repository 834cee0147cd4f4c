"""Only the secrets found at the ends of the tree are counted.

titre: Seuls les secrets trouvés aux extrémités de l'arbre sont comptés.
en: In `SMALL_TREE`, at which place is the secret 1 1 found? Are there branches behind that place?
fr: Dans `SMALL_TREE`, à quel endroit le secret 1 1 est-il trouvé ? Y a-t-il des branches après cet endroit ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None, tries=1):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    if not branches:
        return tries
    return sum(check_tree(branches[a], p, c, found[a], tries + 1) for a in found)
