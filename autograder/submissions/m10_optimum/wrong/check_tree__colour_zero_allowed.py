"""A colour is refused when it is too large, not when it is too small.

titre: Une couleur est refusée quand elle est trop grande, pas quand elle est trop petite.
en: Which colours has a game? Does your function refuse every other number, at both ends?
fr: Quelles couleurs un jeu a-t-il ? Votre fonction refuse-t-elle tous les autres nombres, des deux côtés ?
fails: check_tree_knows_the_codes
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if len(proposition) != p or max(proposition) > c:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
