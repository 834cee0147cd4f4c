"""The sign is wrong: log2 of a probability is negative.

titre: Le signe est faux : le `log2` d'une probabilité est négatif.
en: Your result is negative: is `log2(0.5)` positive or negative? And `log2(1 / 0.5)`?
fr: Votre résultat est négatif : `log2(0.5)` est-il positif ou négatif ? Et `log2(1 / 0.5)` ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * log2(w / total) for w in weights)
