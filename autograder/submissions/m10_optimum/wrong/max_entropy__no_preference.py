"""The first code of nearly the best entropy is proposed, candidate or not.

titre: C'est le premier code ayant presque la meilleure entropie qui est proposé, candidat ou non.
en: Among codes of the same entropy, one may win at once and another cannot: which one do you take?
fr: Entre des codes de même entropie, l'un peut gagner tout de suite et l'autre non : lequel prenez-vous ?
fails: max_entropy_prefers_candidates
"""


def max_entropy(candidates, codes):
    def entropy(code):
        shares = [len(part) / len(candidates) for part in parts(code, candidates).values()]
        return -sum(share * log2(share) for share in shares)

    return max(codes, key=lambda code: round(entropy(code), 9))
