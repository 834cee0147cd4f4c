"""The entropies are rounded to three decimals.

titre: Les entropies sont arrondies à trois décimales.
en: The two entropies differ by less than a thousandth of a bit: are they equal for your function? And for the statement?
fr: Les deux entropies diffèrent de moins d'un millième de bit : sont-elles égales pour votre fonction ? Et pour l'énoncé ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(sum(q * log2(q) for q in shares), 3), code not in candidates

    return min(codes, key=score)
