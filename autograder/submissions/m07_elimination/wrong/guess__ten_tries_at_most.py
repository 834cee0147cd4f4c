"""The game is given up after ten propositions.

titre: La partie est abandonnée après dix propositions.
en: Count your propositions in the game above: what ended it? How many colours are there, and how many of them can one proposition rule out?
fr: Comptez vos propositions dans la partie ci-dessus : qu'est-ce qui l'a fait finir ? Combien y a-t-il de couleurs, et combien une proposition peut-elle en écarter ?
fails: guess_plays_the_best_propositions
"""

def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret and len(propositions) < 10:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
