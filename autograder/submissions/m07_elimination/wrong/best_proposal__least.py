"""The proposition that eliminates least is chosen.

en: Is the sum of the squares a number to make large or small? Follow the comparison for two propositions.
fr: La somme des carrés est-elle un nombre à rendre grand ou petit ? Suivez la comparaison pour deux propositions.
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return -sum(n * n for n in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)
