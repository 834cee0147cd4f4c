"""Only the candidates are compared.

titre: Seuls les candidats sont comparés.
en: Which list do you go through? Is a code that cannot be the secret of no use?
fr: Quelle liste parcourez-vous ? Un code qui ne peut pas être le secret est-il inutile ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    return min(candidates, key=lambda code: sum(len(part) ** 2 for part in parts(code, candidates).values()))
