"""The candidates are looked for among all codes, with the last answer alone; the game may go round for ever.

titre: Les candidats sont cherchés parmi tous les codes, d'après la seule dernière réponse ; la partie peut tourner sans fin.
en: Print the candidates after each proposition of a short game: does a code come back that an earlier answer had ruled out?
fr: Affichez les candidats après chaque proposition d'une courte partie : un code qu'une réponse avait écarté revient-il ?
fails: guess_plays_the_best_propositions
"""

def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in codes if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
