"""The entropies are rounded to one decimal.

titre: Les entropies sont arrondies à une décimale.
en: The two entropies differ by less than a tenth of a bit: are they equal for your function? And for the statement?
fr: Les deux entropies diffèrent de moins d'un dixième de bit : sont-elles égales pour votre fonction ? Et pour l'énoncé ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: (round(entropy(code), 1), code in candidates))
