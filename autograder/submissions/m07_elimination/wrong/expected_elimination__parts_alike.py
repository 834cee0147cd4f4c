"""The average is taken over the parts, each counted once, however large it is.

titre: La moyenne est prise sur les parts, chacune comptée une fois, si grande soit-elle.
en: A part of 3 candidates and a part of 1: are they equally likely? How many secrets lead to each of them?
fr: Une part de 3 candidats et une part de 1 : sont-elles aussi probables l'une que l'autre ? Combien de codes secrets mènent à chacune ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(len(candidates) - n for n in parts.values()) / len(parts)
