"""A proposition that is no candidate is refused.

titre: Une proposition qui n'est pas un candidat est refusée.
en: The statement allows a proposition that only costs tries: must every proposition be a candidate?
fr: L'énoncé permet une proposition qui ne fait que coûter des essais : toute proposition doit-elle être un candidat ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None):
    candidates = tous_les_codes(p, c) if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in candidates:
        raise ValueError(f"{proposition} is not possible")
    found = parts(proposition, candidates)
    found.pop((p, 0), None)
    if set(found) != set(branches):
        raise ValueError(f"wrong branches after {proposition}")
    return len(candidates) + sum(check_tree(branches[a], p, c, found[a]) for a in found)
