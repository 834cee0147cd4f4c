"""The first proposition is 1 2 … p, even with fewer colours.

titre: La première proposition est 1 2 … p, même avec moins de couleurs.
en: With one colour and two pegs, your first proposition is 1 2: is colour 2 in the game?
fr: Avec une couleur et deux pions, votre première proposition est 1 2 : la couleur 2 est-elle dans le jeu ?
fails: guess_with_few_colours
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1))
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
