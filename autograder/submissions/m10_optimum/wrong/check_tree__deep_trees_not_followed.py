"""Below six tries, the tree is not looked at.

titre: Au-delà de six essais, l'arbre n'est plus examiné.
en: How deep may a tree be in which some propositions teach nothing? What does your function do with such a tree?
fr: Quelle profondeur peut avoir un arbre dont certaines propositions n'apprennent rien ? Que fait votre fonction d'un tel arbre ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def total(tree, candidates, depth):
        proposition, branches = tree
        if depth > 6:
            return 0
        if list(proposition) not in codes:
            raise ValueError("not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("other branches")
        return len(candidates) + sum(total(branches[answer], part, depth + 1) for answer, part in found.items())

    return total(tree, codes, 1)
