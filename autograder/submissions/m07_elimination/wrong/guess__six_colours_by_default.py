"""By default, c is 6, as in the classic game.

titre: Par défaut, `c` vaut 6, comme au jeu classique.
en: How many colours does the game have when your function is called with a secret only?
fr: Combien de couleurs le jeu a-t-il quand on appelle votre fonction avec un code secret seulement ?
fails: guess_without_sizes
"""


def guess(secret, p=4, c=6):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
