"""The choice is remembered for the candidates, whatever the propositions are.

en: The same candidates come again with other propositions: is what you remembered among them?
fr: Les mêmes candidats reviennent avec d'autres propositions : ce que vous avez retenu en fait-il partie ?
fails: best_twice
"""

known = {}


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    situation = tuple(map(tuple, candidates))
    if situation not in known:
        known[situation] = min(proposals, key=key)
    return known[situation]
