"""The game stops when one candidate is left: it is known, but not played.

titre: La partie s'arrête quand il reste un candidat : il est connu, mais pas joué.
en: When a single candidate is left, the code is known; but has it been proposed? Write the game against 2 1 in MM(2, 4) to its end.
fr: Quand il ne reste qu'un candidat, le code est connu ; mais a-t-il été proposé ? Écrivez jusqu'au bout la partie contre 2 1 dans MM(2, 4).
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    propositions = []
    while len(candidates) > 1:
        if not propositions and c >= p:
            proposal = list(range(1, p + 1))
        else:
            proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
    return propositions
