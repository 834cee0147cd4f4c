"""Thirty candidates and a hundred propositions are looked at, no more.

en: Of a hundred propositions, which does your function look at, and with which candidates? Could the best one come later in the list?
fr: De cent propositions, lesquelles votre fonction regarde-t-elle, et avec quels candidats ? La meilleure pourrait-elle venir plus loin dans la liste ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    some = sorted(candidates)[:30]

    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in some)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(sorted(proposals)[:100], key=key)
