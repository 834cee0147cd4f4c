"""The total is global and never goes back to 0.

titre: Le total est global et ne revient jamais à 0.
en: Check `SMALL_TREE` twice: 8, then 16? Where does your total begin?
fr: Vérifiez deux fois `SMALL_TREE` : 8, puis 16 ? Où votre total commence-t-il ?
fails: check_tree_twice
"""


total = 0


def check_tree(tree, p, c):
    codes = tous_les_codes(p, c)

    def walk(tree, candidates):
        global total
        proposition, branches = tree
        if list(proposition) not in codes:
            raise ValueError("not a code")
        total += len(candidates)
        found = parts(proposition, candidates)
        found.pop((p, 0), None)
        if set(found) != set(branches):
            raise ValueError("other branches")
        for answer, part in found.items():
            walk(branches[answer], part)

    walk(tree, codes)
    return total
