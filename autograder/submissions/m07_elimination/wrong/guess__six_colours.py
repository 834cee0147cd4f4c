"""The codes have six colours: c is not handed over.

titre: Les codes ont six couleurs : `c` n'est pas transmis.
en: Which colours are in your propositions, and which are those of MM(2, 2)? Which call makes the list of all codes?
fr: Quelles couleurs y a-t-il dans vos propositions, et quelles sont celles de MM(2, 2) ? Quel appel construit la liste de tous les codes ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
