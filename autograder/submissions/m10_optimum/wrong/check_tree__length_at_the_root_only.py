"""The number of pegs is looked at for the first proposition only.

titre: Le nombre de pions n'est regardé que pour la première proposition.
en: At which propositions of the tree does your function count the pegs? What does it say of `([1], {(0, 0): ([2, 2], {})})` in MM(1, 2)?
fr: Pour quelles propositions de l'arbre votre fonction compte-t-elle les pions ? Que dit-elle de `([1], {(0, 0): ([2, 2], {})})` dans MM(1, 2) ?
fails: check_tree_knows_the_codes
"""


def check_tree(tree, p, c):
    if len(tree[0]) != p:
        raise ValueError(f"{tree[0]} has not {p} pegs")

    def total(tree, candidates):
        proposition, branches = tree
        if any(not 1 <= peg <= c for peg in proposition):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if found.keys() != branches.keys():
            raise ValueError(f"{proposition} has other branches than answers")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
