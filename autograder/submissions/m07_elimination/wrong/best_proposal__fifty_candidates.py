"""No more than fifty candidates are looked at.

en: With 200 candidates, which of them does your function compare? Does what it leaves out change which proposition is best?
fr: Avec 200 candidats, lesquels votre fonction compare-t-elle ? Ce qu'elle laisse de côté change-t-il la meilleure proposition ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def rank(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates[:50])
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=rank)
