"""Answers without a branch are not noticed.

titre: Les réponses sans branche passent inaperçues.
en: You go through the branches of the tree: who goes through the answers of the candidates?
fr: Vous parcourez les branches de l'arbre : qui parcourt les réponses des candidats ?
fails: check_tree_misses_a_branch
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        result = len(candidates)
        for answer, branch in branches.items():
            if answer not in found or answer == (p, 0):
                raise ValueError(f"nobody answers {answer} to {proposition}")
            result += total(branch, found[answer])
        return result

    return total(tree, tous_les_codes(p, c))
