"""The largest expected size is looked for.

titre: C'est la plus grande taille attendue qui est cherchée.
en: How many candidates do you hope to have left, many or few?
fr: Combien de candidats espérez-vous garder, beaucoup ou peu ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    return max(codes, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))
