"""The share of the candidates that are eliminated is returned.

titre: C'est la proportion de candidats éliminés qui est renvoyée.
en: Your value never exceeds 1: is it a number of candidates?
fr: Votre valeur ne dépasse jamais 1 : est-ce un nombre de candidats ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return 1 - sum((n / len(candidates)) ** 2 for n in parts.values())
