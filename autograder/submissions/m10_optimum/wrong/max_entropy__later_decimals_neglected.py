"""Entropies that differ by some millionths of a bit are taken for equal.

titre: Des entropies qui diffèrent de quelques millionièmes de bit sont tenues pour égales.
en: Print the two entropies with all their decimals: are they equal for your function? And for the statement?
fr: Affichez les deux entropies avec toutes leurs décimales : sont-elles égales pour votre fonction ? Et pour l'énoncé ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(sum(q * log2(q) for q in shares), 4), code not in candidates

    return min(codes, key=score)
