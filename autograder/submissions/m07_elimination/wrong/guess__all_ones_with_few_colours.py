"""With fewer colours than pegs, the first proposition is 1 1 … 1.

titre: Avec moins de couleurs que de pions, la première proposition est 1 1 … 1.
en: What does your game begin with when there are fewer colours than pegs? Who decides then?
fr: Par quoi votre partie commence-t-elle quand il y a moins de couleurs que de pions ? Qui décide alors ?
fails: guess_with_few_colours
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1))
    if c < p:
        proposal = codes[0]
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
