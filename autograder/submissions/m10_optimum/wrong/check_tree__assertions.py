"""Assertions stand where a ValueError was asked for.

titre: Des assertions remplacent la `ValueError` demandée.
en: Your function stops, but with which exception? Which one was asked for?
fr: Votre fonction s'arrête, mais sur quelle exception ? Laquelle était demandée ?
fails: check_tree_knows_the_codes, check_tree_misses_a_branch, check_tree_sees_useless_branches
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        assert list(proposition) in tous_les_codes(p, c), "not a code"
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        assert set(found) == set(branches), "wrong branches"
        return len(candidates) + sum(total(branches[answer], part) for answer, part in found.items())

    return total(tree, tous_les_codes(p, c))
