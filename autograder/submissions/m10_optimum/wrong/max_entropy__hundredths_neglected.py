"""The entropies are rounded to one decimal.

en: Two entropies differ by 0.03 bits: are they equal for your function? And for the statement?
fr: Deux entropies diffèrent de 0.03 bit : sont-elles égales pour votre fonction ? Et pour l'énoncé ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: (round(entropy(code), 1), code in candidates))
