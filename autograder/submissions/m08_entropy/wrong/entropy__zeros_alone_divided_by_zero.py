"""Weights that are all 0 are divided by their sum, 0.

titre: Des poids tous nuls sont divisés par leur somme, 0.
en: What is the sum of the weights here, and what do you divide by it? Which weights need not be divided?
fr: Quelle est ici la somme des poids, et que divisez-vous par elle ? Quels poids n'a-t-on pas besoin de diviser ?
fails: entropy_with_zeros
"""


def entropy(P):
    weights = list(P)
    total = sum(weights)
    bits = 0
    for w in weights:
        p = w / total
        if p > 0:
            bits += p * log2(1 / p)
    return bits
