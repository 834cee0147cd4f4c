"""A tree is refused for a proposition that teaches nothing.

titre: Un arbre est refusé pour une proposition qui n'apprend rien.
en: What does the statement say of a proposition that teaches nothing? Which line raises the error for such a tree?
fr: Que dit l'énoncé d'une proposition qui n'apprend rien ? Quelle ligne lève l'erreur pour un tel arbre ?
fails: check_tree_allows_what_teaches_nothing
"""


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def total(tree, candidates):
        proposition, branches = tree
        if proposition not in codes:
            raise ValueError("not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("wrong branches")
        if len(candidates) > 1 and any(len(part) == len(candidates) for part in found.values()):
            raise ValueError("this proposition teaches nothing")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, codes)
