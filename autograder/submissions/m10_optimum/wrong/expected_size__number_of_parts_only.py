"""Only the number of parts decides, as in a mean in which all parts have the same weight.

titre: Seul le nombre de parts décide, comme dans une moyenne où toutes ont le même poids.
en: A plain mean of the sizes of the parts looks at their number only: is the answer of a large part no more likely than that of a small one?
fr: Une simple moyenne des tailles ne regarde que le nombre de parts : la réponse d'une grande part n'est-elle pas plus probable que celle d'une petite ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    return min(codes, key=lambda code: (-len(parts(code, candidates)), code not in candidates))
