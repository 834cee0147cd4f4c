"""Thirty candidates and a hundred propositions are looked at, no more.

titre: Trente candidats et cent propositions sont examinés, pas davantage.
en: In a long list, does your function look at all the propositions, and with all the candidates? Is the best proposition among those it looks at?
fr: Dans une longue liste, votre fonction regarde-t-elle toutes les propositions, et avec tous les candidats ? La meilleure proposition est-elle parmi celles qu'elle regarde ?
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    some = sorted(candidates)[:30]

    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in some)
        return sum(size**2 for size in parts.values()), proposal not in candidates, proposal

    return min(sorted(proposals)[:100], key=key)
