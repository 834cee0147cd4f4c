"""The part of the winning answer is left out of the entropy.

titre: La part de la réponse gagnante manque dans l'entropie.
en: When the proposition is a candidate, one more answer is possible: which part is missing when you add up?
fr: Quand la proposition est un candidat, une réponse de plus est possible : quelle part manque quand vous faites la somme ?
fails: max_entropy_is_the_largest
"""


def max_entropy(candidates, codes):
    def entropy(code):
        total = 0
        for answer, part in parts(code, candidates).items():
            if answer != (len(code), 0):
                share = len(part) / len(candidates)
                total -= share * log2(share)
        return total

    best = max(entropy(code) for code in codes)
    good = [code for code in codes if entropy(code) > best - 1e-9]
    return ([code for code in good if code in candidates] + good)[0]
