"""The shares are floats, and their sums are compared exactly.

titre: Les proportions sont des nombres à virgule, et leurs sommes sont comparées exactement.
en: Print the two numbers that your function compares: in which digit do they differ? Should that digit decide?
fr: Affichez les deux nombres que compare votre fonction : à quelle décimale diffèrent-ils ? Est-ce à elle de décider ?
fails: expected_size_prefers_candidates, expected_size_takes_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        expected = 0.0
        for part in parts(code, candidates).values():
            expected += len(part) / len(candidates) * len(part)
        return expected, code not in candidates

    return min(codes, key=score)
