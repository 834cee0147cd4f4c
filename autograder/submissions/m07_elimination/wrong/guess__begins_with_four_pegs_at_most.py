"""The first proposition has four pegs at most.

titre: La première proposition a quatre pions au plus.
en: How many pegs has a code of MM(5, 5), and how many has your first proposition there? What is it made of?
fr: Combien un code de MM(5, 5) a-t-il de pions, et combien votre première proposition en a-t-elle ? De quoi est-elle faite ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = [1, 2, 3, 4][:p] if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
