"""The propositions are tuples.

titre: Les propositions sont des tuples.
en: Your list holds `(1, 2)` where `[1, 2]` is asked for: what are its elements, and what does the statement call a code?
fr: Votre liste contient `(1, 2)` là où on demande `[1, 2]` : que sont ses éléments, et qu'est-ce qu'un code d'après l'énoncé ?
fails: guess_is_a_list_of_lists
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [tuple(proposal)]
    while (answer := score_proposal(secret, proposal)) != (p, 0):
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(tuple(proposal))
    return propositions
