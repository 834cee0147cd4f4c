"""The number of pegs is checked, the colours are not.

titre: Le nombre de pions est vérifié, les couleurs ne le sont pas.
en: A proposition with a peg too many is refused: and one with a colour that the game does not have?
fr: Une proposition qui a un pion de trop est refusée : et une proposition d'une couleur que le jeu n'a pas ?
fails: check_tree_knows_the_codes
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if len(proposition) != p:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError(f"wrong branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
