"""A candidate is not preferred to another code.

en: Two codes eliminate as many: only one of them may be the secret. Where does your function ask that question?
fr: Deux codes en éliminent autant : un seul d'entre eux peut être le code secret. Où votre fonction pose-t-elle cette question ?
fails: best_prefers_a_candidate
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal

    return min(proposals, key=key)
