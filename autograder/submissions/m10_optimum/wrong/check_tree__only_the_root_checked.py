"""Only the first proposition is checked to be a code.

titre: Que la proposition soit un code n'est vérifié que pour la première.
en: A first proposition that is not a code is refused: and one that follows?
fr: Une première proposition qui n'est pas un code est refusée : et une proposition suivante ?
fails: check_tree_knows_the_codes
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    codes = tous_les_codes(p, c)
    if list(tree[0]) not in codes:
        raise ValueError("the first proposition is not a code")
    return total(tree, codes)
