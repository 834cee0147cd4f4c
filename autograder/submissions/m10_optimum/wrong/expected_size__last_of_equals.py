"""The best candidate is looked for from the end.

titre: Le meilleur candidat est cherché à partir de la fin.
en: Two candidates are equally good: does your function propose the first or the last of them?
fr: Deux candidats sont aussi bons l'un que l'autre : votre fonction propose-t-elle le premier ou le dernier ?
fails: expected_size_takes_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes[::-1], key=score)
