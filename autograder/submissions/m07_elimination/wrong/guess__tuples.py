"""The propositions are tuples.

titre: Les propositions sont des tuples.
en: Compare `guess([1, 2, 3, 4])` with `[[1, 2, 3, 4]]`: what are the elements of your list, and what does the statement call a code?
fr: Comparez `guess([1, 2, 3, 4])` à `[[1, 2, 3, 4]]` : que sont les éléments de votre liste, et qu'est-ce qu'un code d'après l'énoncé ?
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
