"""The expectations are compared when rounded to two decimals.

titre: Les moyennes sont comparées une fois arrondies à deux décimales.
en: Which of these two propositions eliminates more candidates on average, and by how much? What does your function compare for the two?
fr: Laquelle de ces deux propositions élimine en moyenne le plus de candidats, et de combien ? Que compare votre fonction pour les deux ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        return -round(float(expected_elimination(proposal, candidates)), 2), proposal not in candidates, proposal

    return min(proposals, key=key)
