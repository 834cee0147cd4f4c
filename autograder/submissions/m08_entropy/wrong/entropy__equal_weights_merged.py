"""The weights are put into a set, where equal ones become one.

titre: Les poids sont mis dans un ensemble, où deux égaux n'en font qu'un.
en: How many weights has `[0.5, 0.5]`, and how many elements has `{0.5, 0.5}`?
fr: Combien de poids a `[0.5, 0.5]`, et combien d'éléments a `{0.5, 0.5}` ?
fails: entropy_of_probabilities
"""


def entropy(P):
    weights = {w for w in P if w > 0}
    total = sum(weights)
    return sum(w / total * log2(total / w) for w in weights)
