"""The first proposition is 1 2 … p only when there are more colours than pegs.

titre: La première proposition n'est 1 2 … p que s'il y a plus de couleurs que de pions.
en: With as many colours as pegs, as in MM(2, 2), is there a code 1 2 … p? What does your function begin with?
fr: Quand il y a autant de couleurs que de pions, comme dans MM(2, 2), le code 1 2 … p existe-t-il ? Par quoi votre fonction commence-t-elle ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c > p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
