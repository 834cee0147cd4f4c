"""The number of propositions is returned, not the propositions.

titre: C'est le nombre de propositions qui est renvoyé, et non les propositions.
en: Your function returns a number: which list does the statement ask for?
fr: Votre fonction renvoie un nombre : quelle liste l'énoncé demande-t-il ?
fails: guess_plays_the_best_propositions
"""


def guess(secret, p=4, c=8):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    n = 1
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        n += 1
    return n
