"""The probabilities become whole numbers: all of them are 0 or 1.

titre: Les probabilités deviennent des nombres entiers : toutes valent 0 ou 1.
en: Your function gives 0 for all the probabilities that were tried. Print each number that it computes from them: what are `1 // 2` and `int(0.5)`, for example?
fr: Votre fonction donne 0 pour toutes les probabilités essayées. Affichez chaque nombre qu'elle en calcule : que valent `1 // 2` et `int(0.5)`, par exemple ?
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
