"""All the parts are given the same weight.

en: You take the mean of the sizes of the parts: is the answer of a large part no more likely than that of a small one?
fr: Vous prenez la moyenne des tailles des parts : la réponse d'une grande part n'est-elle pas plus probable que celle d'une petite ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    return min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))
