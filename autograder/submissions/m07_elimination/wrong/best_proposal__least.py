"""The proposition that eliminates least is chosen.

titre: C'est la proposition qui élimine le moins qui est choisie.
en: Which number do you compare, and does it measure what is eliminated or what remains? Should it be large or small, then? Follow the comparison for two propositions.
fr: Quel nombre comparez-vous, et mesure-t-il ce qui est éliminé ou ce qui reste ? Doit-il donc être grand ou petit ? Suivez la comparaison pour deux propositions.
fails: best_eliminates_most
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        parts = Counter(score_proposal(code, proposal) for code in candidates)
        return -sum(n * n for n in parts.values()), proposal not in candidates, proposal

    return min(proposals, key=key)
