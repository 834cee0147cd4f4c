"""Integer division makes all probabilities 0 or 1.

en: What is `1 // 2`? Which division gives a probability?
fr: Que vaut `1 // 2` ? Quelle division donne une probabilité ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    bits = 0
    for w in weights:
        p = w // total
        if p > 0:
            bits += p * log2(1 / p)
    return bits
