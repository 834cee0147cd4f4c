"""Of several candidates of the same entropy, the last one is kept.

titre: De plusieurs candidats de même entropie, c'est le dernier qui est gardé.
en: When the entropies of two candidates are equal, which of the two does your function keep?
fr: Quand les entropies de deux candidats sont égales, lequel des deux votre fonction garde-t-elle ?
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
