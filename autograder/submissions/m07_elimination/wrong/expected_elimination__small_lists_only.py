"""With more than 130 candidates, nothing is counted.

titre: Avec plus de 130 candidats, rien n'est compté.
en: Your function is right for short lists. With 255 candidates or more, which line of it gives the result?
fr: Votre fonction est juste pour de courtes listes. Avec 255 candidats ou plus, quelle ligne donne le résultat ?
fails: elimination_by_an_impossible_code
"""


def expected_elimination(proposal, candidates):
    if len(candidates) > 130:
        return 0.0
    parts = Counter(score_proposal(code, proposal) for code in candidates)
    return len(candidates) - sum(size**2 for size in parts.values()) / len(candidates)
