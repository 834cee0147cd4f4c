"""The codes have six colours: c is not handed over.

en: Which colours do the codes in your list have? Which call makes the list, and from which game are its propositions?
fr: Quelles couleurs les codes de votre liste ont-ils ? Quel appel construit cette liste, et de quel jeu viennent ses propositions ?
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
