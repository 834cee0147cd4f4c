"""Only the candidates are compared.

titre: Seuls les candidats sont comparés.
en: Could a code outside the candidates have more parts?
fr: Un code hors des candidats pourrait-il avoir plus de parts ?
fails: most_parts_has_the_most
"""


def most_parts(candidates, codes):
    return max(candidates, key=lambda code: len(parts(code, candidates)))
