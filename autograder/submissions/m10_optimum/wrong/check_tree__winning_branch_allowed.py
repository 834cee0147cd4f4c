"""A branch behind the winning answer is not noticed.

titre: Une branche derrière la réponse gagnante passe inaperçue.
en: Can anything come after the winning answer? Does your function look at that branch?
fr: Peut-il y avoir quelque chose après la réponse gagnante ? Votre fonction regarde-t-elle cette branche ?
fails: check_tree_sees_useless_branches
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        if set(found) - {(p, 0)} != set(branches) - {(p, 0)}:
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[a], part) for a, part in found.items() if a != (p, 0))

    return total(tree, tous_les_codes(p, c))
