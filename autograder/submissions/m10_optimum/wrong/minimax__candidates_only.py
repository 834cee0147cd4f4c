"""Only the candidates are compared.

titre: Seuls les candidats sont comparés.
en: Could a code that cannot be the secret be better? In which list did you look?
fr: Un code qui ne peut pas être le secret pourrait-il être meilleur ? Dans quelle liste avez-vous cherché ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    return min(candidates, key=lambda code: max(len(part) for part in parts(code, candidates).values()))
