"""The natural logarithm of 1 / p is used.

titre: C'est le logarithme naturel de `1 / p` qui est utilisé.
en: Two equal weights make 1 bit. Which base has `log` in Python when none is given?
fr: Deux poids égaux font 1 bit. Quelle est la base de `log` en Python quand on n'en donne pas ?
fails: entropy_of_probabilities
"""

import math


def entropy(P):
    weights = [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * math.log(total / w) for w in weights)
