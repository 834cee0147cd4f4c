"""The game ends with four well placed pegs, whatever the number of pegs.

titre: La partie finit à quatre bien placés, quel que soit le nombre de pions.
en: Which answer does a winning proposition get in MM(1, 3)? Which one does your loop wait for?
fr: Quelle réponse reçoit une proposition gagnante dans MM(1, 3) ? Laquelle votre boucle attend-elle ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while score_proposal(secret, proposal) != (4, 0):
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
