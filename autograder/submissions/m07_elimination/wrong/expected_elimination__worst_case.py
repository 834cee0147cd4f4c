"""The number eliminated in the worst case is returned.

titre: C'est le nombre éliminé dans le pire des cas qui est renvoyé.
en: Is the largest part the only one that can remain? What happens when the secret is in another one?
fr: La plus grande part est-elle la seule qui puisse rester ? Que se passe-t-il quand le code secret est dans une autre ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - max(parts.values())
