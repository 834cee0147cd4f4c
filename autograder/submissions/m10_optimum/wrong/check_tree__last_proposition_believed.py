"""A proposition without branches is believed to win.

titre: Une proposition sans branches est crue gagnante.
en: At the end of a branch, which candidates are left, and what is proposed?
fr: Au bout d'une branche, quels candidats reste-t-il, et que propose-t-on ?
fails: check_tree_misses_a_branch
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        if branches == {}:
            return len(candidates)
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
