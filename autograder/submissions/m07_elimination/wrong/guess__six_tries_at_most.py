"""The game is given up after six tries.

titre: La partie est abandonnée après six essais.
en: MM(1, 8) has eight codes, and an answer tells only right or wrong: how many tries may be needed? Where does your loop stop?
fr: MM(1, 8) a huit codes, et une réponse y dit seulement juste ou faux : combien d'essais peut-il falloir ? Où votre boucle s'arrête-t-elle ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret and len(propositions) < 6:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
