"""The entropies are rounded to three decimals.

en: Two entropies differ by 0.0005 bits: does the statement call them equal? How near must they be?
fr: Deux entropies diffèrent de 0.0005 bit : l'énoncé les dit-il égales ? À quel point doivent-elles être proches ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(sum(q * log2(q) for q in shares), 3), code not in candidates

    return min(codes, key=score)
