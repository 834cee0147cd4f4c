"""False is returned for a tree that is not valid.

titre: C'est `False` qui est renvoyé pour un arbre non valable.
en: How can someone tell your answer for a bad tree from a number? What was to be raised?
fr: Comment distinguer votre réponse pour un mauvais arbre d'un nombre ? Que fallait-il lever ?
fails: check_tree_knows_the_codes, check_tree_misses_a_branch, check_tree_sees_useless_branches
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if list(proposition) not in tous_les_codes(p, c) or set(found) != set(branches):
            return False
        totals = [total(branches[answer], part) for answer, part in found.items()]
        return False if False in totals else len(candidates) + sum(totals)

    return total(tree, tous_les_codes(p, c))
