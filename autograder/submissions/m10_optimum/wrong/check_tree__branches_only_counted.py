"""The branches are counted, not compared with the answers.

titre: Les branches sont comptées, et non comparées aux réponses.
en: In MM(1, 2), after `[1]`, one answer leads on: `(0, 0)`. A tree has one branch there, at `(0, 1)`: what does your function say?
fr: Dans MM(1, 2), après `[1]`, une seule réponse mène plus loin : `(0, 0)`. Un arbre y a une seule branche, à `(0, 1)` : que dit votre fonction ?
fails: check_tree_misses_a_branch
"""


def check_tree(tree, p, c):
    def total(tree, candidates):
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError(f"{proposition} is not a code")
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if len(found) != len(branches):
            raise ValueError(f"{len(found)} answers and {len(branches)} branches after {proposition}")
        return len(candidates) + sum(total(below, found.get(a, [])) for a, below in branches.items())

    codes = tous_les_codes(p, c)
    return total(tree, codes)
