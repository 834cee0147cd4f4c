"""The winning proposition is not put into the list.

titre: La proposition gagnante n'est pas mise dans la liste.
en: Against the secret 1 in MM(1, 3), the first proposition wins: how long should the list be?
fr: Face au code secret 1 dans MM(1, 3), la première proposition gagne : quelle doit être la longueur de la liste ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = []
    while proposal != secret:
        propositions.append(proposal)
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
    return propositions
