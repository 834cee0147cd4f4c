"""The size of the largest part is returned, not the code.

titre: C'est la taille de la plus grande part qui est renvoyée, et non le code.
en: You have found how large the part is; for which code?
fr: Vous avez trouvé la taille de la part ; pour quel code ?
fails: minimax_has_the_smallest_largest_part
"""


def minimax(candidates, codes):
    return min(max(len(part) for part in parts(code, candidates).values()) for code in codes)
