"""The sign is forgotten: the smallest entropy is proposed.

titre: Le signe est oublié : c'est la plus petite entropie qui est proposée.
en: The logarithm of a number below 1 is negative: what is your entropy for four parts of size 1, and for a single part?
fr: Le logarithme d'un nombre inférieur à 1 est négatif : que vaut votre entropie pour quatre parts de taille 1, et pour une seule part ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return sum(share * log2(share) for share in shares)

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]
