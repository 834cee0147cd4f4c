"""The entropies are rounded to one decimal.

en: Two entropies differ by 0.03 bits: are they equal? How near must they be, and how far do you round?
fr: Deux entropies diffèrent de 0.03 bit : sont-elles égales ? À quel point doivent-elles être proches, et jusqu'où arrondissez-vous ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: (round(entropy(code), 1), code in candidates))
