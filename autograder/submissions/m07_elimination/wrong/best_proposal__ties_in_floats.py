"""The expectations are sums of floats, compared as they are.

titre: Les moyennes sont des sommes de nombres à virgule, comparées telles quelles.
en: Print both expectations with all their digits. What could you compare instead, that is a whole number?
fr: Affichez les deux espérances avec toutes leurs décimales. Que pourriez-vous comparer à la place, qui soit un nombre entier ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        n = len(candidates)
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        expectation = 0
        for size in parts.values():
            expectation += size / n * (n - size)
        return -expectation, proposal not in candidates, proposal

    return min(proposals, key=key)
