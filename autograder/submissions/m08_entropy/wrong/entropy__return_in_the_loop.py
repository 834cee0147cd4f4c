"""The function returns in the first turn of its loop.

titre: La fonction renvoie au premier tour de sa boucle.
en: How many terms does your function add up for `[0.5, 0.5]` before it returns?
fr: Combien de termes votre fonction additionne-t-elle pour `[0.5, 0.5]` avant de renvoyer son résultat ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    bits = 0
    for w in weights:
        bits += w / total * log2(total / w)
        return bits
