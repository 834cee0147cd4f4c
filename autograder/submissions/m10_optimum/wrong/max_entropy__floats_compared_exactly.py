"""The entropies are compared with all their digits.

titre: Les entropies sont comparées avec toutes leurs décimales.
en: Print both entropies: in which digit do they differ? Should that decide?
fr: Affichez les deux entropies : à quelle décimale diffèrent-elles ? Est-ce à elle de décider ?
fails: max_entropy_prefers_candidates, max_entropy_takes_the_smallest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: (entropy(code), code in candidates))
