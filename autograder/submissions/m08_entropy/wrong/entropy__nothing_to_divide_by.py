"""Without any positive weight, 0 is divided by 0.

titre: Sans aucun poids positif, 0 est divisé par 0.
en: What is the sum of no weights at all, and what do you do with it?
fr: Quelle est la somme de zéro poids, et qu'en faites-vous ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    probabilities = [w / total for w in weights] if weights else [0 / total]
    return -sum(p * log2(p) for p in probabilities if p > 0)
