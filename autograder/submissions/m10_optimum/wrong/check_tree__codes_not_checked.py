"""What is proposed is not checked.

titre: Ce qui est proposé n'est pas vérifié.
en: Can one propose a colour that the game does not have, or a peg too many?
fr: Peut-on proposer une couleur que le jeu n'a pas, ou un pion de trop ?
fails: check_tree_knows_the_codes
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
