"""Thirty candidates and a hundred propositions are looked at, no more.

en: With 200 candidates, which of them does your function compare? Could the best proposition come later in the list?
fr: Avec 200 candidats, lesquels votre fonction compare-t-elle ? La meilleure proposition pourrait-elle venir plus loin dans la liste ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    some = sorted(candidates)[:30]

    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in some)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(sorted(proposals)[:100], key=key)
