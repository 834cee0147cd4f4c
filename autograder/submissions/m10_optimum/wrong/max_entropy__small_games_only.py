"""Of more than 256 codes, none is compared: the first candidate is proposed.

titre: Au-delà de 256 codes, aucun n'est comparé : le premier candidat est proposé.
en: How many codes has MM(4, 6)? Does your function look at them there, or at the candidates only?
fr: Combien de codes MM(4, 6) compte-t-il ? Votre fonction les regarde-t-elle dans ce jeu, ou seulement les candidats ?
fails: max_entropy_is_the_largest
"""


from math import log2


def max_entropy(candidates, codes):
    def score(code):
        return round(sum(len(part) * log2(len(part)) for part in parts(code, candidates).values()), 9), code not in candidates

    return min(codes, key=score) if len(codes) <= 256 else candidates[0]
