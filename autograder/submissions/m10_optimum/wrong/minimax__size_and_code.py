"""The size is returned together with the code.

titre: La taille est renvoyée avec le code.
en: Your result is a pair: can it be proposed?
fr: Votre résultat est un couple : peut-on le proposer ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    scores = [(max(len(part) for part in parts(code, candidates).values()), code) for code in codes]
    return min(scores)
