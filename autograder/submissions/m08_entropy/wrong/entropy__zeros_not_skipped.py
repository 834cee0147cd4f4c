"""log2 is asked for the logarithm of 0, or a division by 0 is made.

en: Which weight stands in the line that stops? What does an outcome that never comes add?
fr: Quel poids arrive à la ligne qui s'arrête ? Qu'ajoute une issue qui ne se produit jamais ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    return -sum(w / total * log2(w / total) for w in weights)
