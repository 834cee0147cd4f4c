"""When two candidates are left, the last one is played.

titre: Quand il reste deux candidats, c'est le dernier qui est joué.
en: Two candidates are left: which proposition does `best_proposal` choose for them? Play against 1 1 in MM(2, 2).
fr: Il reste deux candidats : quelle proposition `best_proposal` choisit-elle pour eux ? Jouez contre 1 1 dans MM(2, 2).
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = candidates[-1] if len(candidates) < 3 else best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
