"""A missing branch is looked up without being checked.

titre: Une branche manquante est cherchée sans vérification.
en: Which exception does Python raise when a key is missing in a dictionary? Is it the one asked for?
fr: Quelle exception Python lève-t-il quand une clé manque dans un dictionnaire ? Est-ce celle qui était demandée ?
fails: check_tree_misses_a_branch
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in tous_les_codes(p, c):
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if not set(branches) <= set(found):
            raise ValueError(f"useless branches after {proposition}")
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
