"""log2 is asked for the logarithm of 0, or a division by 0 is made.

titre: Le logarithme de 0 est demandé à `log2`, ou une division par 0 est faite.
en: Which weight is used in the line where the program stops? What does an outcome that never comes add?
fr: Quel poids arrive à la ligne où le programme s'arrête ? Qu'ajoute une issue qui ne se produit jamais ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    return -sum(w / total * log2(w / total) for w in weights)
