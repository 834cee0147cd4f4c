"""The expected sizes are rounded to one decimal.

titre: Les tailles attendues sont arrondies à une décimale.
en: Two expected sizes differ by 0.08: are they equal? And for your function?
fr: Deux tailles attendues diffèrent de 0.08 : sont-elles égales ? Et pour votre fonction ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        expected = sum(len(part) ** 2 for part in parts(code, candidates).values()) / len(candidates)
        return round(expected, 1), code not in candidates

    return min(codes, key=score)
