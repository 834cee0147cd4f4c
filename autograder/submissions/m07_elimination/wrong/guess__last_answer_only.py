"""The candidates are those of the last answer only: the earlier ones are forgotten.

titre: Les candidats sont ceux de la seule dernière réponse : les précédentes sont oubliées.
en: Print the candidates after each answer: are they all consistent with the first answer too?
fr: Affichez les candidats après chaque réponse : sont-ils tous compatibles aussi avec la première réponse ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret and len(propositions) < 20:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in codes if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
