"""The best candidate is looked for from the end.

en: Two candidates are equally good: from which end of the list do you come?
fr: Deux candidats sont aussi bons l'un que l'autre : de quel bout de la liste partez-vous ?
fails: expected_size_takes_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes[::-1], key=score)
