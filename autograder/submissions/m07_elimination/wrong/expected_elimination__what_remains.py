"""The expected number of candidates that remain is returned.

titre: C'est le nombre moyen de candidats restants qui est renvoyé.
en: A proposition that gets the same answer from all candidates teaches nothing: how many does it eliminate, and what does your function say?
fr: Une proposition à laquelle tous les candidats répondent la même chose n'apprend rien : combien en élimine-t-elle, et que dit votre fonction ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return sum(n * n for n in parts.values()) / len(candidates)
