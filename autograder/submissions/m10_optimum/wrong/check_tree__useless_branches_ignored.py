"""Branches that no candidate takes are not noticed.

titre: Les branches qu'aucun candidat ne prend passent inaperçues.
en: You look for a branch for each answer: do you also look for an answer for each branch?
fr: Vous cherchez une branche pour chaque réponse : cherchez-vous aussi une réponse pour chaque branche ?
fails: check_tree_sees_useless_branches
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        for answer in found:
            if answer not in branches:
                raise ValueError(f"no branch for {answer}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
