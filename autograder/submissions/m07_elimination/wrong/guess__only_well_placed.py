"""Only the well placed pegs decide which candidates are left.

titre: Seuls les bien placés décident des candidats qui restent.
en: Print the candidates after the first answer: would each of them have given the same number of misplaced pegs?
fr: Affichez les candidats après la première réponse : chacun aurait-il donné le même nombre de mal placés ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        well_placed = score_proposal(secret, proposal)[0]
        candidates = [code for code in candidates if score_proposal(code, proposal)[0] == well_placed]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
