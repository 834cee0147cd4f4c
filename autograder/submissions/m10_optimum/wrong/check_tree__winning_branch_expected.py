"""A branch is expected for the winning answer too.

en: When the answer is the winning one, what is there left to propose?
fr: Quand la réponse est la réponse gagnante, que reste-t-il à proposer ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    for answer in found:
        if answer not in branches:
            raise ValueError(f"no branch for {answer} after {proposition}")
    return len(candidates) + sum(check_tree(branches[a], p, c, found[a]) for a in found if a != (p, 0))
