"""No more than fifty candidates are looked at.

titre: Pas plus de cinquante candidats ne sont examinés.
en: Your function is right for short lists. With 226 candidates, does it look at all of them, and compare exactly?
fr: Votre fonction est juste pour de courtes listes. Avec 226 candidats, les regarde-t-elle tous, et compare-t-elle exactement ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates[:50])
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=rank)
