"""A tree of more than sixteen tries is refused.

titre: Un arbre de plus de seize essais est refusé.
en: This tree finds both secrets, one of them only at the thirtieth try. What makes a tree wrong: how deep it is, or which branches it has?
fr: Cet arbre trouve les deux secrets, l'un seulement au trentième essai. Qu'est-ce qui rend un arbre faux : sa profondeur, ou les branches qu'il a ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def total(tree, candidates, depth):
        proposition, branches = tree
        if depth > 16:
            raise ValueError("too deep")
        if list(proposition) not in codes:
            raise ValueError("not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("other branches")
        return len(candidates) + sum(total(branches[answer], part, depth + 1) for answer, part in found.items())

    return total(tree, codes, 1)
