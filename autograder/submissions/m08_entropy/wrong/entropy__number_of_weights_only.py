"""The answer is the logarithm of the number of weights: all are taken to be equal.

titre: C'est le logarithme du nombre de poids : tous sont tenus pour égaux.
en: Your function gives the same for `[0.5, 0.5]` and `[0.9, 0.1]`: which of the two is easier to foresee?
fr: Votre fonction donne le même nombre pour `[0.5, 0.5]` et `[0.9, 0.1]` : lequel des deux est le plus facile à prévoir ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = [w for w in P if w > 0]
    return log2(len(weights)) if weights else 0
