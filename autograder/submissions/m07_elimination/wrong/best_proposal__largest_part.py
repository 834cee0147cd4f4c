"""The proposition whose largest part is smallest is chosen.

titre: C'est la proposition dont la plus grande part est la plus petite qui est choisie.
en: Two propositions have the same largest part: what becomes of the other parts in your comparison?
fr: Deux propositions ont la même plus grande part : que deviennent les autres parts dans votre comparaison ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return max(parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)
