"""The average is rounded to two decimals.

titre: La moyenne est arrondie à deux décimales.
en: Compute 4/3 by hand and compare it with your value: what is lost?
fr: Calculez 4/3 à la main et comparez avec votre valeur : qu'est-ce qui est perdu ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return round(len(candidates) - sum(n * n for n in parts.values()) / len(candidates), 2)
