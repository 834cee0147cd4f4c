"""A branch is expected for the winning answer too.

titre: Une branche est attendue pour la réponse gagnante aussi.
en: Your function refuses even a tree of a single proposition, for a game of a single code. Which of its conditions refuses it? Is there anything left to propose after the winning answer?
fr: Votre fonction refuse même un arbre d'une seule proposition, pour un jeu d'un seul code. Laquelle de ses conditions le refuse ? Après la réponse gagnante, reste-t-il quelque chose à proposer ?
fails: check_tree_counts_the_tries
"""


def check_tree(tree, p, c, candidates=None):
    codes = tous_les_codes(p, c)
    candidates = codes if candidates is None else candidates
    proposition, branches = tree
    if list(proposition) not in codes:
        raise ValueError(f"{proposition} is not a code")
    found = parts(proposition, candidates)
    for answer in found:
        if answer not in branches:
            raise ValueError(f"no branch for {answer} after {proposition}")
    return len(candidates) + sum(check_tree(branches[a], p, c, found[a]) for a in found if a != (p, 0))
