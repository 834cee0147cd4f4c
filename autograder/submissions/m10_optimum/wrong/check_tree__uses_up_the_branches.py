"""The branches are taken out of the tree on the way.

titre: Les branches sont retirées de l'arbre au passage.
en: After the check the tree has lost its branches: could it be checked a second time?
fr: Après la vérification, l'arbre a perdu ses branches : pourrait-on le vérifier une seconde fois ?
fails: check_tree_leaves_the_tree_alone
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        result = len(candidates)
        for answer, part in parts(proposition, candidates).items():
            if answer != (p, 0):
                if answer not in branches:
                    raise ValueError(f"no branch for {answer}")
                result += total(branches.pop(answer), part)
        if branches:
            raise ValueError("too many branches")
        return result

    return total(tree, tous_les_codes(p, c))
