"""Codes that are no candidates are preferred: False comes before True.

en: Which is the smaller, `True` or `False`? What does your key hold for a candidate?
fr: Lequel est le plus petit, `True` ou `False` ? Que contient votre clé pour un candidat ?
fails: best_prefers_a_candidate
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal in candidates, proposal

    return min(proposals, key=key)
