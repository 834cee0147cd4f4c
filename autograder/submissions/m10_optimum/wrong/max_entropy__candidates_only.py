"""Only the candidates are compared.

titre: Seuls les candidats sont comparés.
en: Your best candidate is not the best code: which list did you go through?
fr: Votre meilleur candidat n'est pas le meilleur code : quelle liste avez-vous parcourue ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    best = max(entropy(code) for code in candidates)
    return [code for code in candidates if entropy(code) > best - 1e-9][0]
