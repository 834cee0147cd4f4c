"""The expected size is cut to a whole number.

titre: La taille attendue est coupée à un nombre entier.
en: 2.5 and 2.9 become the same number in your function: where does it lose what comes after the point?
fr: 2.5 et 2.9 deviennent le même nombre dans votre fonction : où perd-elle ce qui suit la virgule ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        total = sum(len(part) ** 2 for part in parts(code, candidates).values())
        return total // len(candidates), code not in candidates

    return min(codes, key=score)
