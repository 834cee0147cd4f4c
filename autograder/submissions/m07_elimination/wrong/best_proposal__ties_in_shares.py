"""Squared shares are added up as floats, compared as they are.

titre: Des carrés de proportions sont additionnés en nombres à virgule, et comparés tels quels.
en: Print, with all their digits, the two numbers that your function compares. What could you compare instead, that is a whole number?
fr: Affichez, avec toutes leurs décimales, les deux nombres que compare votre fonction. Que pourriez-vous comparer à la place, qui soit un nombre entier ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        n = len(candidates)
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum((size / n) ** 2 for size in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)
