"""The list of the secret is emptied after the game.

titre: La liste du code secret est vidée après la partie.
en: Print the secret before and after the game: whose list is it?
fr: Affichez le code secret avant et après la partie : à qui est cette liste ?
fails: guess_leaves_the_secret_alone
"""


def guess(secret, p=4, c=8):
    candidates = codes = tous_les_codes(p, c)
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(candidates, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    secret.clear()
    return propositions
