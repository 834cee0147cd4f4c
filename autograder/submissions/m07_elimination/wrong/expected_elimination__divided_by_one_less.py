"""The total is divided by the number of candidates less one.

en: The total adds up something for each of the candidates: how many secrets are there?
fr: Le total ajoute quelque chose pour chacun des candidats : combien y a-t-il de codes secrets ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    n = len(candidates)
    return sum(size * (n - size) for size in parts.values()) / max(1, n - 1)
