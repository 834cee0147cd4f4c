"""A candidate is not preferred to another code.

titre: Un candidat n'est pas préféré à un autre code.
en: Two codes eliminate as many, and only one of them may be the secret. Where does your function take account of that?
fr: Deux codes éliminent autant l'un que l'autre, et un seul d'entre eux peut être le code secret. Où votre fonction en tient-elle compte ?
fails: best_prefers_a_candidate
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal

    return min(proposals, key=key)
