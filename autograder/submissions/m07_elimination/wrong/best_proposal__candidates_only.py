"""Only candidates are considered.

titre: Seuls les candidats sont considérés.
en: With the candidates 1 2, 1 3, 1 4, what do the answers to 2 3 tell? Why should a code that cannot be the secret not be proposed?
fr: Avec les candidats 1 2, 1 3, 1 4, que disent les réponses à 2 3 ? Pourquoi ne pas proposer un code qui ne peut pas être le code secret ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return sum(n * n for n in parts.values()), proposal

    return min(candidates, key=key)
