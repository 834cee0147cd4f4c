"""The weights are taken for probabilities, whatever their sum.

titre: Les poids sont pris pour des probabilités, quelle que soit leur somme.
en: What is the sum of these weights? Which probability has each of them?
fr: Quelle est la somme de ces poids ? Quelle est la probabilité de chacun ?
fails: entropy_of_weights
"""


def entropy(P):
    return sum(w * log2(1 / w) for w in P if w > 0)
