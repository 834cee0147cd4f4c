"""Of more than 256 codes, none is compared: the first candidate is proposed.

titre: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates only?
fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou seulement les candidats ?
fails: expected_size_is_the_smallest
"""


def expected_size(candidates, codes):
    def score(code):
        return sum(len(part) ** 2 for part in parts(code, candidates).values()), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]
