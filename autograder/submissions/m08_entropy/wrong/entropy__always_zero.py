"""Integer division makes all probabilities 0 or 1.

titre: Une division entière rend toutes les probabilités égales à 0 ou à 1.
en: Your function gives 0 whatever the weights are. Print the probabilities that it computes: what is `1 // 2`, for example?
fr: Votre fonction donne 0, quels que soient les poids. Affichez les probabilités qu'elle calcule : que vaut `1 // 2`, par exemple ?
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
