"""The list of propositions is a default argument: it lives on from one game to the next.

titre: La liste des propositions est un argument par défaut : elle survit d'une partie à l'autre.
en: Play the same game twice: with which propositions does the second list begin?
fr: Jouez deux fois la même partie : par quelles propositions la seconde liste commence-t-elle ?
fails: guess_twice
"""


def guess(secret, p=4, c=8, propositions=[]):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions.append(proposal)
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
