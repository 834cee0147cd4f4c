"""Of several candidates of the same entropy, the last one is kept.

en: In your loop, which comparison is made when the entropies are equal, and which of the two codes stays?
fr: Dans votre boucle, quelle comparaison est faite quand les entropies sont égales, et lequel des deux codes reste ?
fails: max_entropy_takes_the_smallest
"""


def max_entropy(candidates, codes):
    def score(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return round(-sum(share * log2(share) for share in shares), 9), code in candidates

    best = score(codes[0])
    for code in codes:
        if score(code) >= best:
            best, result = score(code), code
    return result
