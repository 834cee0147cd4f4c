"""The expectations are compared when rounded to two decimals.

titre: Les moyennes sont comparées une fois arrondies à deux décimales.
en: One proposition eliminates 164.888 candidates, another 164.892: which is better, and what does your function compare for the two?
fr: Une proposition élimine 164.888 candidats, une autre 164.892 : laquelle est la meilleure, et que compare votre fonction pour les deux ?
fails: best_compares_exactly
"""


def best_proposal(candidates, proposals):
    def key(proposal):
        return -round(float(expected_elimination(proposal, candidates)), 2), proposal not in candidates, proposal

    return min(proposals, key=key)
