"""The ValueError has no message.

titre: La `ValueError` n'a pas de message.
en: Whoever has written the tree reads `ValueError`, and nothing else: what would help to find the place?
fr: Celui qui a écrit l'arbre lit `ValueError`, et rien d'autre : qu'est-ce qui l'aiderait à trouver l'endroit ?
fails: check_tree_says_what_is_wrong
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if list(proposition) not in tous_les_codes(p, c) or set(found) != set(branches):
            raise ValueError
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
