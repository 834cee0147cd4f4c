"""The candidates are sorted by their number of well placed pegs only.

titre: Les candidats ne sont répartis que par leur nombre de bien placés.
en: Two candidates with as many well placed pegs, but not as many misplaced ones: does the answer tell them apart?
fr: Deux candidats ont le même nombre de bien placés, mais pas le même nombre de mal placés : la réponse les distingue-t-elle ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal)[0] for code in candidates)
    return len(candidates) - sum(n * n for n in parts.values()) / len(candidates)
