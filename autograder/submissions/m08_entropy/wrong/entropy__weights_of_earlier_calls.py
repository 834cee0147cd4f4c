"""The list of weights is a default value, made once for all calls.

en: Call your function twice with `[1, 1]`, then once with `[1]`: which weights does the third call count?
fr: Appelez deux fois votre fonction avec `[1, 1]`, puis une fois avec `[1]` : quels poids compte le troisième appel ?
fails: entropy_twice
"""


def entropy(P, weights=[]):
    weights += [w for w in P if w > 0]
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)
