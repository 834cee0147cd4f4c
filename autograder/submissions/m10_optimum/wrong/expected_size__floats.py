"""The shares are floats, and their sums are compared exactly.

en: Print both of your numbers with all their digits: are they equal, as they should be?
fr: Affichez vos deux nombres avec toutes leurs décimales : sont-ils égaux, comme ils devraient l'être ?
fails: expected_size_prefers_candidates, expected_size_takes_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        expected = 0.0
        for part in parts(code, candidates).values():
            expected += len(part) / len(candidates) * len(part)
        return expected, code not in candidates

    return min(codes, key=score)
