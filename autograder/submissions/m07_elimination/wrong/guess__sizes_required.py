"""The parameters p and c have no default values.

titre: Les paramètres `p` et `c` n'ont pas de valeurs par défaut.
en: Can your function be called with a secret only? Compare its first line with that of the statement.
fr: Peut-on appeler votre fonction avec un code secret seulement ? Comparez sa première ligne à celle de l'énoncé.
fails: guess_without_sizes
"""


def guess(secret, p, c):
    codes = tous_les_codes(p, c)
    candidates = codes
    proposal = list(range(1, p + 1)) if c >= p else best_proposal(codes, codes)
    propositions = [proposal]
    while proposal != secret:
        answer = score_proposal(secret, proposal)
        candidates = [code for code in candidates if score_proposal(code, proposal) == answer]
        proposal = best_proposal(candidates, codes)
        propositions.append(proposal)
    return propositions
