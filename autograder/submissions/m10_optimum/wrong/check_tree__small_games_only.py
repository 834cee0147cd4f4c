"""The tree of a game of more than 130 codes is not looked at.

titre: L'arbre d'un jeu de plus de 130 codes n'est pas examiné.
en: How many secrets has this game? Each of them takes a try at least: can the total be what your function gives?
fr: Combien de secrets ce jeu a-t-il ? Chacun demande au moins un essai : le total peut-il être ce que donne votre fonction ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)
    if len(codes) > 130:
        return 0

    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError("not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("other branches")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, codes)
