"""The next proposition is chosen among the candidates only.

titre: La proposition suivante n'est choisie que parmi les candidats.
en: Among which codes may the player choose? Compare `best_proposal(candidates, candidates)` with the choice among all codes.
fr: Parmi quels codes le joueur peut-il choisir ? Comparez `best_proposal(candidates, candidates)` au choix parmi tous les codes.
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, candidates)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, candidates)
        propositions.append(proposal)
    return propositions
