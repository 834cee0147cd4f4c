"""When the proposition is the secret, all candidates are counted as eliminated.

titre: Quand la proposition est le code secret, tous les candidats sont comptés comme éliminés.
en: With the single candidate 1 2 and the proposition 1 2, your function eliminates 1 candidate: what does the statement say about the secret itself?
fr: Avec le seul candidat 1 2 et la proposition 1 2, votre fonction élimine 1 candidat : que dit l'énoncé du code secret lui-même ?
fails: elimination_by_a_candidate
"""


def expected_elimination(proposal, candidates):
    n = len(candidates)
    total = 0
    for secret in candidates:
        if secret == proposal:
            total += n
        else:
            answer = score_proposal(secret, proposal)
            total += n - sum(score_proposal(code, proposal) == answer for code in candidates)
    return total / n
