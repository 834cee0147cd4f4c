"""The choice is remembered for the candidates, whatever the propositions are.

titre: Le choix est retenu pour les candidats, quelles que soient les propositions.
en: The same candidates come again with other propositions: is the one that your function remembered among these?
fr: Les mêmes candidats reviennent avec d'autres propositions : celle que votre fonction a retenue est-elle parmi elles ?
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
