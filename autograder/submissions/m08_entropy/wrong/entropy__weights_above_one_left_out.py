"""The weights are taken for probabilities, and those above 1 are left out.

titre: Les poids sont pris pour des probabilités, et ceux au-dessus de 1 sont laissés de côté.
en: What is the sum of these weights? Which probability has each of them?
fr: Quelle est la somme de ces poids ? Quelle est la probabilité de chacun ?
fails: entropy_of_weights
"""


def entropy(P):
    return sum(w * log2(1 / w) for w in P if 0 < w <= 1)
