"""Ties are resolved by the sizes of the other parts, too.

titre: Les égalités sont tranchées aussi par les tailles des autres parts.
en: Only the largest part was to be compared: when it is the same for both, what decides next?
fr: Seule la plus grande part devait être comparée : quand elle est la même pour les deux, qu'est-ce qui décide ensuite ?
fails: minimax_takes_the_smallest
"""


def minimax(candidates, codes):
    def score(code):
        sizes = sorted((len(part) for part in parts(code, candidates).values()), reverse=True)
        return sizes, code not in candidates

    return min(codes, key=score)
