"""The first candidate is played, as in module 4: best_proposal is not asked.

titre: C'est le premier candidat qui est joué, comme au module 4 : `best_proposal` n'est pas consulté.
en: Which of your lines chooses the next proposition? Does it look at what an answer would eliminate?
fr: Laquelle de vos lignes choisit la proposition suivante ? Regarde-t-elle ce qu'une réponse éliminerait ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, candidates)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = candidates[0]
        propositions.append(proposal)
    return propositions
