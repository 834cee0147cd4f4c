"""Ties are resolved by the second largest part.

titre: Les égalités sont tranchées par la deuxième plus grande part.
en: Only the largest part was to be compared: when it is the same for both, what decides next?
fr: Seule la plus grande part devait être comparée : quand elle est la même pour les deux, qu'est-ce qui décide ensuite ?
fails: minimax_takes_the_smallest
"""


def minimax(candidates, codes):
    def score(code):
        sizes = sorted((len(part) for part in parts(code, candidates).values()), reverse=True)
        return sizes, code not in candidates

    return min(codes, key=score)
